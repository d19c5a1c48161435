import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PageDeRegistre, PageDeRegistreDemandee } from '#application/shared/page-de-registre'
import type { PortFailure } from '#application/shared/port-failure'
import type { Email } from '#domain/client/email'
import type { ClientDuRegistre } from '#domain/registre/client-du-registre'
import type { Coordonnees, Correction, EmailPris } from '#domain/registre/coordonnees'
import type { Activite, TriClient } from '#domain/registre/tris'
import type { MotProche } from '#domain/recherche/proches'
import type { Changement, Dossier } from '#domain/rendez-vous/dossier'

export type ChoixDeClients = {
  /** As `motsCherches` reads them. */
  readonly mots: readonly string[]
  readonly activite: Activite | null
  readonly tri: TriClient
  readonly page: PageDeRegistreDemandee
}

/** `version` rises with each correction of the account. */
export type FicheClient = { readonly client: ClientDuRegistre; readonly messages: number; readonly version: number }

export type CorrectionDeClient = {
  readonly id: string
  /** The one that was read. */
  readonly version: number
  readonly coordonnees: Coordonnees
  /** What becomes of each of its orders; `null` leaves it. */
  readonly corriger: (correction: Correction) => (dossier: Dossier) => Changement | null
  readonly instant: Date
}

export type ChiffresDesClients = { readonly actifs: number; readonly inactifs: number }

/** What is told of an account that went. */
export type ClientRetire = { readonly nom: string; readonly email: Email }

/** Every account. */
export type ClientStore = {
  readonly lister: (choix: ChoixDeClients) => TE.TaskEither<PortFailure, PageDeRegistre<ClientDuRegistre>>
  /** For each word, those of names and towns that are spelled nearly like it, the nearest first. */
  readonly motsProches: (mots: readonly string[]) => TE.TaskEither<PortFailure, readonly (readonly MotProche[])[]>
  readonly fiche: (clientId: string) => TE.TaskEither<PortFailure, O.Option<FicheClient>>
  /**
   * Corrects an account and its orders, all or nothing, and answers the orders that changed, as they stood; none when
   * another correction came first, or when there is no such account. Another mail address ends the sessions and every
   * password of the account, takes its messages and estimates along, and leaves two mails: a reset to the new address, a
   * word to the old one; it is refused when another account has it.
   */
  readonly corriger: (
    correction: CorrectionDeClient,
  ) => TE.TaskEither<PortFailure | EmailPris, O.Option<readonly Dossier[]>>
  readonly chiffres: () => TE.TaskEither<PortFailure, ChiffresDesClients>
  /** Accounts without prestation that are not admins, by their ids, `nombre` at most after `apres`. */
  readonly inactifs: (
    adminEmails: readonly Email[],
    apres: string | null,
    nombre: number,
  ) => TE.TaskEither<PortFailure, readonly (ClientRetire & { readonly id: string })[]>
  /**
   * Removes such accounts, `nombre` at most; none is left when it answers none. An account that orders at that moment
   * stays.
   */
  readonly retirerInactifs: (
    adminEmails: readonly Email[],
    nombre: number,
  ) => TE.TaskEither<PortFailure, readonly ClientRetire[]>
}
