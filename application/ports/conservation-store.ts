import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { DateCivile } from '#domain/calendrier/date-civile'
import type { Email } from '#domain/client/email'
import type { GenreConserve, GenreDeCompte, GenreSupprime } from '#domain/conservation/calendrier'
import type { ContratArchive } from '#domain/conservation/contrat-archive'
import type { Reference } from '#domain/prestation/reference'

/** A day, and the one before which a record of the kind must have begun to be at its term then. */
export type Terme = { readonly jour: DateCivile; readonly limite: DateCivile }

/** How much of a kind there is, at its term or not. */
export type EtatConserve = {
  readonly total: number
  /** At its term and free to go. */
  readonly aTerme: number
  /** At its term, but under way or owed. */
  readonly retenus: number
  /** The day that started the clock of the oldest; `null` without any. */
  readonly plusAncien: DateCivile | null
}

/** Records that go when their time has come. Accounts are only named here: they are erased where accounts are erased. */
export type ConservationStore = {
  readonly etat: (
    genre: GenreConserve,
    terme: Terme,
    admins: readonly Email[],
  ) => TE.TaskEither<PortFailure, EtatConserve>
  /** Deletes at most so many that are at their term and free to go; answers how many went. */
  readonly retirer: (genre: GenreSupprime, terme: Terme, nombre: number) => TE.TaskEither<PortFailure, number>
  /** Ids of accounts at their term and free to go, after one id, in the order of ids. */
  readonly comptes: (
    genre: GenreDeCompte,
    terme: Terme,
    choix: { readonly admins: readonly Email[]; readonly apres: string | null; readonly nombre: number },
  ) => TE.TaskEither<PortFailure, readonly string[]>
  /** The contract that an erased account left under this reference. */
  readonly contrat: (reference: Reference) => TE.TaskEither<PortFailure, O.Option<ContratArchive>>
}
