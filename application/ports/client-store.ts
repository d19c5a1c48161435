import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Email } from '#domain/client/email'
import type { MotProche } from '#domain/recherche/clefs'
import type { Coordonnees, Correction, EmailPris } from '#domain/registre/coordonnees'
import type { ClientDuRegistre } from '#domain/registre/registre'
import type { Activite, TriClient } from '#domain/registre/tris'
import type { Changement, Dossier } from '#domain/rendez-vous/dossier'
import type { PageDeRegistre, PageDeRegistreDemandee } from '../shared/page.ts'

export type ChoixDeClients = {
  readonly mots: readonly string[]
  readonly activite: Activite | null
  readonly tri: TriClient
  readonly page: PageDeRegistreDemandee
}

export type FicheClient = { readonly client: ClientDuRegistre; readonly messages: number; readonly version: number }

export type CorrectionDeClient = {
  readonly id: string
  readonly version: number
  readonly coordonnees: Coordonnees
  /** The change of each order of the account; `null` leaves the order as it is. */
  readonly corriger: (correction: Correction) => (dossier: Dossier) => Changement | null
  readonly instant: Date
}

export type ChiffresDesClients = { readonly actifs: number; readonly inactifs: number }

export type ClientRetire = { readonly nom: string; readonly email: Email }

export type ClientStore = {
  readonly lister: (choix: ChoixDeClients) => TE.TaskEither<PortFailure, PageDeRegistre<ClientDuRegistre>>
  /** For each word, names and towns with a similar spelling, the nearest first. */
  readonly motsProches: (mots: readonly string[]) => TE.TaskEither<PortFailure, readonly (readonly MotProche[])[]>
  readonly fiche: (clientId: string) => TE.TaskEither<PortFailure, O.Option<FicheClient>>
  /** Corrects an account, all or nothing; none if another correction came first. A new mail address ends the sessions and all passwords. */
  readonly corriger: (
    correction: CorrectionDeClient,
  ) => TE.TaskEither<PortFailure | EmailPris, O.Option<readonly Dossier[]>>
  readonly chiffres: () => TE.TaskEither<PortFailure, ChiffresDesClients>
  readonly inactifs: (
    adminEmails: readonly Email[],
    apres: string | null,
    nombre: number,
  ) => TE.TaskEither<PortFailure, readonly (ClientRetire & { readonly id: string })[]>
  /** Removes at most `nombre` inactive accounts; an empty answer means that none is left. An account that orders meanwhile stays. */
  readonly retirerInactifs: (
    adminEmails: readonly Email[],
    nombre: number,
  ) => TE.TaskEither<PortFailure, readonly ClientRetire[]>
}
