import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import { MESSAGE_INCONNU, type MessageInconnu } from '#domain/message/fil'
import type { FilDuRegistre } from '#domain/registre/fil-du-registre'
import { identifierMessage } from './identifier-message.ts'

export const lireFil =
  ({ messages }: Pick<Ports, 'messages'>) =>
  (_: Admin, id: string): TE.TaskEither<MessageInconnu | PortFailure, FilDuRegistre> =>
    pipe(
      TE.fromEither(identifierMessage(id)),
      TE.flatMap((messageId) => messages.fiche(messageId)),
      TE.flatMapOption(
        (trouve) => trouve,
        (): MessageInconnu => MESSAGE_INCONNU,
      ),
    )
