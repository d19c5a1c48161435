import type * as E from '#fp/Either'
import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { CleConnue } from '#application/ports/prestation-store'
import type { PortFailure } from '#application/shared/port-failure'
import type { Fil, MessageInconnu, ReponseId } from '#domain/message/fil'
import type { MessageId } from '#domain/message/message'
import type { StatutMessage } from '#domain/message/statut-message'
import type { Suite } from '#domain/message/suite'
import type { FilDuRegistre } from '#domain/registre/registre'
import type { TriMessage } from '#domain/registre/tris'
import type { Page, PageDemandee, PageDeRegistre, PageDeRegistreDemandee } from '../shared/page.ts'

/** The text recorded with a request key; `reponseId` is `null` for the first message of a thread. */
export type EnvoiConnu = { readonly fil: Fil; readonly reponseId: ReponseId | null }

export type ChoixDeMessages = {
  readonly mots: readonly string[]
  readonly statut: StatutMessage | null
  readonly tri: TriMessage
  readonly page: PageDeRegistreDemandee
}

export type ChiffresDesMessages = Readonly<Record<StatutMessage, number>>

/** Each text is recorded together with its mail in the outbox. A text with a known key is not recorded again. */
export type MessageStore = {
  readonly enregistrer: (fil: Fil, cle?: O.Option<string>) => TE.TaskEither<PortFailure | CleConnue, void>
  /** Locks the thread, decides, then adds a text and its mail to the other side. */
  readonly poursuivre: <R>(
    id: MessageId,
    decider: (fil: Fil) => E.Either<R, Suite>,
    cle?: O.Option<string>,
  ) => TE.TaskEither<PortFailure | MessageInconnu | CleConnue | R, Fil>
  readonly parCle: (cle: string) => TE.TaskEither<PortFailure, O.Option<EnvoiConnu>>
  readonly parId: (id: MessageId) => TE.TaskEither<PortFailure, O.Option<Fil>>
  readonly fiche: (id: MessageId) => TE.TaskEither<PortFailure, O.Option<FilDuRegistre>>
  /** The threads of an account, newest message first. The cursor is the id of the last one seen. */
  readonly duClient: (clientId: string, page: PageDemandee) => TE.TaskEither<PortFailure, Page<Fil>>
  readonly lister: (choix: ChoixDeMessages) => TE.TaskEither<PortFailure, PageDeRegistre<FilDuRegistre>>
  readonly chiffres: () => TE.TaskEither<PortFailure, ChiffresDesMessages>
  readonly nouveaux: () => TE.TaskEither<PortFailure, number>
  /** Sets the statut; false if there is no such message, or not at this version. */
  readonly changerStatut: (
    id: MessageId,
    statut: StatutMessage,
    version: number | null,
  ) => TE.TaskEither<PortFailure, boolean>
}
