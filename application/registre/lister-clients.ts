import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ChoixDeClients } from '#application/ports/client-register'
import type { ClientDuRegistre } from '#domain/registre/client-du-registre'
import { type ClefDeClient, sensDeTri } from '#domain/registre/tris'
import type { Ports } from '#application/ports/ports'
import { exigerAdmin } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import { estAdmin } from '#domain/compte/compte'
import { motsCherches } from '#domain/recherche/clef-de-recherche'
import { type AvecProches, chercherProches } from './chercher-proches.ts'
import { type FormeDeClef, lireSuite, type PageServie, servirPage, type SuiteDemandee } from './curseur.ts'
import type { RefusDeListe } from './lister-prestations.ts'

export type DemandeDeClients = SuiteDemandee &
  Omit<ChoixDeClients, 'mots' | 'page'> & { readonly session: Session; readonly q: string }

/** An account of the list; `isAdmin` by its role or by the settings. */
export type ClientListe = ClientDuRegistre & { readonly isAdmin: boolean }

const FORMES: Readonly<Record<ClefDeClient, FormeDeClef>> = {
  recents: 'instant',
  nom: 'nom',
  derniere_commande: 'identifiant',
}

/** Every account, for the owner. */
export const listerClients =
  ({ registreClients, adminEmails }: Pick<Ports, 'registreClients' | 'adminEmails'>) =>
  ({
    session,
    q,
    limite,
    curseur,
    ...choix
  }: DemandeDeClients): TE.TaskEither<RefusDeListe | PortFailure, PageServie<ClientListe> & AvecProches> =>
    pipe(
      TE.fromEither(exigerAdmin(session)),
      TE.flatMapEither(() => lireSuite(choix.tri, FORMES[sensDeTri(choix.tri).clef], { limite, curseur })),
      TE.flatMap((page) => registreClients.lister({ ...choix, mots: motsCherches(q), page })),
      TE.map(servirPage(choix.tri)),
      TE.map((page) => ({
        ...page,
        elements: page.elements.map((client) => ({ ...client, isAdmin: estAdmin(client, adminEmails) })),
      })),
      TE.bindW('proches', ({ total }) => chercherProches(registreClients, q, total.total)),
    )
