import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { MESSAGE_INCONNU, type MessageInconnu } from '#domain/message/fil'
import type { MessageId } from '#domain/message/message'
import type { StatutMessage } from '#domain/message/statut-message'
import { motsCherches } from '#domain/recherche/clefs'
import type { FilDuRegistre, MessagePerime } from '#domain/registre/registre'
import type { CurseurInvalide } from '#domain/registre/tris'
import { identifierMessage } from '../message/fils.ts'
import type { ChoixDeMessages } from '../ports/message-store.ts'
import type { Ports } from '../ports/ports.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { Admin } from '../shared/session.ts'
import { lireSuite, type PageServie, servirPage, type SuiteDemandee } from '../shared/page.ts'

export type DemandeDeMessages = SuiteDemandee &
  Omit<ChoixDeMessages, 'mots' | 'page'> & { readonly admin: Admin; readonly q: string }

export const listerMessages =
  ({ messages }: Pick<Ports, 'messages'>) =>
  ({
    admin,
    q,
    limite,
    curseur,
    ...choix
  }: DemandeDeMessages): TE.TaskEither<CurseurInvalide | PortFailure, PageServie<FilDuRegistre>> =>
    pipe(
      TE.fromEither(lireSuite(choix.tri, 'identifiant', { limite, curseur })),
      TE.flatMap((page) => messages.lister({ ...choix, mots: motsCherches(q), page })),
      TE.map(servirPage(choix.tri)),
    )

type DemandeDeStatut = {
  readonly admin: Admin
  readonly id: string
  readonly statut: StatutMessage
  /** The version that was read; `null` skips the check. */
  readonly version: number | null
}

type RefusDeStatut = MessageInconnu | MessagePerime

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
      TE.flatMap(({ messageId, change }) => relire(ports, messageId, change)),
    )
