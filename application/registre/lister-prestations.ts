import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { ChoixDePrestations } from '#application/ports/prestation-store'
import { type ClefDePrestation, type CurseurInvalide, sensDeTri } from '#domain/registre/tris'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import { motsCherches } from '#domain/recherche/clef-de-recherche'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { type AvecProches, chercherProches } from './chercher-proches.ts'
import { type FormeDeClef, lireSuite, type PageServie, servirPage, type SuiteDemandee } from './curseur.ts'

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
