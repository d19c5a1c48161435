import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { Page, PageDemandee } from '#application/shared/page'
import type { PortFailure } from '#application/shared/port-failure'
import type { Evenement } from '#domain/prestation/evenement'
import type { Prestation } from '#domain/prestation/prestation'
import type { PrestationId } from '#domain/prestation/reference'
import type { Statut } from '#domain/prestation/statut'
import type { Dossier } from '#domain/rendez-vous/dossier'

/** A prestation with the account it belongs to. */
export type PrestationDuClient = { readonly clientId: string; readonly prestation: Prestation }

/** A dossier and its history, oldest first. */
export type Suivi = { readonly dossier: Dossier; readonly evenements: readonly Evenement[] }

export type Histoires = ReadonlyMap<PrestationId, readonly Evenement[]>

/** How many prestations of each statut. */
export type Chiffres = Readonly<Record<Statut, number>>

export type PrestationRepository = {
  readonly parId: (id: PrestationId) => TE.TaskEither<PortFailure, O.Option<PrestationDuClient>>
  readonly suivi: (id: PrestationId) => TE.TaskEither<PortFailure, O.Option<Suivi>>
  /** The histories of several, each oldest first; none of an id that nobody bears. */
  readonly histoires: (ids: readonly PrestationId[]) => TE.TaskEither<PortFailure, Histoires>
  /** The prestations of an account, newest first. The cursor is the id of the last one seen. */
  readonly duClient: (clientId: string, page: PageDemandee) => TE.TaskEither<PortFailure, Page<Suivi>>
  readonly chiffresDuClient: (clientId: string) => TE.TaskEither<PortFailure, Chiffres>
}
