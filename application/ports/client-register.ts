import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PageDeRegistre, PageDeRegistreDemandee } from '#application/shared/page-de-registre'
import type { PortFailure } from '#application/shared/port-failure'
import type { Email } from '#domain/client/email'
import type { ClientDuRegistre } from '#domain/registre/client-du-registre'
import type { Activite, TriClient } from '#domain/registre/tris'
import type { MotCherche } from '#domain/recherche/clef-de-recherche'

export type ChoixDeClients = {
  readonly mots: readonly MotCherche[]
  readonly activite: Activite | null
  readonly tri: TriClient
  readonly page: PageDeRegistreDemandee
}

export type FicheClient = { readonly client: ClientDuRegistre; readonly messages: number }

export type ChiffresDesClients = { readonly actifs: number; readonly inactifs: number }

/** What is told of an account that went. */
export type ClientRetire = { readonly nom: string; readonly email: Email }

/** Every account. */
export type ClientRegister = {
  readonly lister: (choix: ChoixDeClients) => TE.TaskEither<PortFailure, PageDeRegistre<ClientDuRegistre>>
  readonly fiche: (clientId: string) => TE.TaskEither<PortFailure, O.Option<FicheClient>>
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
