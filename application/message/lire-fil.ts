import type * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { type AccesRefuse, exigerAdmin, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import { MESSAGE_INCONNU, type MessageInconnu } from '#domain/message/fil'
import type { MessageId } from '#domain/message/message'
import type { FilDuRegistre } from '#domain/registre/fil-du-registre'
import { identifierMessage } from './identifier-message.ts'

export type RefusDeLireFil = SessionRequise | AccesRefuse | MessageInconnu

/** One thread with who wrote it, for the owner. */
export const lireFil =
  ({ registreMessages }: Pick<Ports, 'registreMessages'>) =>
  (session: Session, id: string): TE.TaskEither<RefusDeLireFil | PortFailure, FilDuRegistre> =>
    pipe(
      TE.fromEither(exigerAdmin(session)),
      TE.flatMapEither((): E.Either<RefusDeLireFil, MessageId> => identifierMessage(id)),
      TE.flatMap((messageId) => registreMessages.parId(messageId)),
      TE.flatMapOption(
        (trouve) => trouve,
        (): MessageInconnu => MESSAGE_INCONNU,
      ),
    )
