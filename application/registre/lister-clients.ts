import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ChoixDeClients } from '#application/ports/client-store'
import type { ClientDuRegistre } from '#domain/registre/client-du-registre'
import { type ClefDeClient, sensDeTri, type CurseurInvalide } from '#domain/registre/tris'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import { estAdmin } from '#domain/compte/compte'
import { motsCherches } from '#domain/recherche/clef-de-recherche'
import { type AvecProches, chercherProches } from './chercher-proches.ts'
import { type FormeDeClef, lireSuite, type PageServie, servirPage, type SuiteDemandee } from './curseur.ts'

export type DemandeDeClients = SuiteDemandee &
  Omit<ChoixDeClients, 'mots' | 'page'> & { readonly admin: Admin; readonly q: string }

export type ClientListe = ClientDuRegistre & { readonly isAdmin: boolean }

const FORMES: Readonly<Record<ClefDeClient, FormeDeClef>> = {
  recents: 'instant',
  nom: 'nom',
  derniere_commande: 'identifiant',
}

export const listerClients =
  ({ clients, adminEmails }: Pick<Ports, 'clients' | 'adminEmails'>) =>
  ({
    admin,
    q,
    limite,
    curseur,
    ...choix
  }: DemandeDeClients): TE.TaskEither<CurseurInvalide | PortFailure, PageServie<ClientListe> & AvecProches> =>
    pipe(
      TE.fromEither(lireSuite(choix.tri, FORMES[sensDeTri(choix.tri).clef], { limite, curseur })),
      TE.flatMap((page) => clients.lister({ ...choix, mots: motsCherches(q), page })),
      TE.map(servirPage(choix.tri)),
      TE.map((page) => ({
        ...page,
        elements: page.elements.map((client) => ({ ...client, isAdmin: estAdmin(client, adminEmails) })),
      })),
      TE.bindW('proches', ({ total }) => chercherProches(clients, q, total.total)),
    )
