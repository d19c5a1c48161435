import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { FilDuRegistre, MessagePerime } from '#domain/registre/fil-du-registre'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import { identifierMessage } from '#application/message/identifier-message'
import { MESSAGE_INCONNU, type MessageInconnu } from '#domain/message/fil'
import type { MessageId } from '#domain/message/message'
import type { StatutMessage } from '#domain/message/statut-message'

export type DemandeDeStatut = {
  readonly admin: Admin
  readonly id: string
  readonly statut: StatutMessage
  /** The version that was read; `null` overwrites whatever there is. */
  readonly version: number | null
}

export type RefusDeStatut = MessageInconnu | MessagePerime

const relire = (
  { messages }: Pick<Ports, 'messages'>,
  id: MessageId,
  change: boolean,
): TE.TaskEither<MessageInconnu | MessagePerime | PortFailure, FilDuRegistre> =>
  pipe(
    messages.fiche(id),
    TE.flatMapEither((trouve): E.Either<MessageInconnu | MessagePerime, FilDuRegistre> => {
      if (O.isNone(trouve)) return E.left(MESSAGE_INCONNU)
      return change ? E.right(trouve.value) : E.left({ _tag: 'MessagePerime', actuel: trouve.value })
    }),
  )

export const changerStatutMessage =
  (ports: Pick<Ports, 'messages'>) =>
  ({ id, statut, version }: DemandeDeStatut): TE.TaskEither<RefusDeStatut | PortFailure, FilDuRegistre> =>
    pipe(
      TE.fromEither(identifierMessage(id)),
      TE.bindTo('messageId'),
      TE.bindW('change', ({ messageId }) => ports.messages.changerStatut(messageId, statut, version)),
      TE.flatMap(({ messageId, change }): TE.TaskEither<RefusDeStatut | PortFailure, FilDuRegistre> =>
        relire(ports, messageId, change),
      ),
    )
