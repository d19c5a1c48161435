import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { motsCherches, proposer } from '#domain/recherche/clefs'
import { type ClefDePrestation, type CurseurInvalide, sensDeTri } from '#domain/registre/tris'
import type { Dossier } from '#domain/rendez-vous/dossier'
import type { ClientStore } from '../ports/client-store.ts'
import type { Ports } from '../ports/ports.ts'
import type { ChoixDePrestations } from '../ports/prestation-store.ts'
import {
  type PageDeRegistreDemandee,
  type FormeDeClef,
  lireSuite,
  type PageServie,
  servirPage,
  type SuiteDemandee,
} from '../shared/page.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { Admin } from '../shared/session.ts'

export type DemandeDePrestations = SuiteDemandee &
  Omit<ChoixDePrestations, 'mots' | 'page'> & { readonly admin: Admin; readonly q: string }

const FORMES: Readonly<Record<ClefDePrestation, FormeDeClef>> = {
  recentes: 'identifiant',
  a_contacter: 'instant',
  rendez_vous: 'instant',
  montant: 'montant',
}

export const listerPrestations =
  (ports: Pick<Ports, 'clock' | 'prestations' | 'clients'>) =>
  ({
    admin,
    q,
    limite,
    curseur,
    ...choix
  }: DemandeDePrestations): TE.TaskEither<CurseurInvalide | PortFailure, PageServie<Dossier> & AvecProches> =>
    pipe(
      TE.fromEither(lireSuite(choix.tri, FORMES[sensDeTri(choix.tri).clef], { limite, curseur })),
      TE.flatMap((page) =>
        ports.prestations.lister({ ...choix, mots: motsCherches(q), page }, ports.clock.maintenant()),
      ),
      TE.map(servirPage(choix.tri)),
      TE.bindW('proches', ({ total }) => chercherProches(ports.clients, q, total.total)),
    )

const UN: PageDeRegistreDemandee = { limite: 1, curseur: null }

export type AvecProches = { readonly proches: readonly string[] }

export const chercherProches = (
  clients: ClientStore,
  q: string,
  trouves: number,
): TE.TaskEither<PortFailure, readonly string[]> => {
  const mots = motsCherches(q)
  if (trouves > 0 || mots.length === 0) return TE.right([])
  const trouve = (saisie: string): TE.TaskEither<PortFailure, readonly string[]> =>
    pipe(
      clients.lister({ mots: motsCherches(saisie), activite: null, tri: 'recents', page: UN }),
      TE.map(({ total }) => (total.total > 0 ? [saisie] : [])),
    )
  return pipe(
    clients.motsProches(mots),
    TE.map((proches) => proposer(mots, proches)),
    TE.flatMap((proposes) => {
      const [premier] = proposes
      return mots.length > 1 && premier !== undefined ? trouve(premier) : TE.right(proposes)
    }),
  )
}
