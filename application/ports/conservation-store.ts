import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { DateCivile } from '#domain/calendrier/date-civile'
import type { Email } from '#domain/client/email'
import type { GenreConserve, GenreDeCompte, GenreSupprime } from '#domain/conservation/calendrier'
import type { ContratArchive } from '#domain/conservation/contrat'
import type { Reference } from '#domain/prestation/reference'

export type Terme = { readonly jour: DateCivile; readonly limite: DateCivile }

export type EtatConserve = {
  readonly total: number
  readonly aTerme: number
  /** Records past their last day that stay, because an order is open or money is owed. */
  readonly retenus: number
  readonly plusAncien: DateCivile | null
}

export type ConservationStore = {
  readonly etat: (
    genre: GenreConserve,
    terme: Terme,
    admins: readonly Email[],
  ) => TE.TaskEither<PortFailure, EtatConserve>
  readonly retirer: (genre: GenreSupprime, terme: Terme, nombre: number) => TE.TaskEither<PortFailure, number>
  readonly comptes: (
    genre: GenreDeCompte,
    terme: Terme,
    choix: { readonly admins: readonly Email[]; readonly apres: string | null; readonly nombre: number },
  ) => TE.TaskEither<PortFailure, readonly string[]>
  readonly contrat: (reference: Reference) => TE.TaskEither<PortFailure, O.Option<ContratArchive>>
}
