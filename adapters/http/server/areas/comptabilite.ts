import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import {
  b2cCsvRoute,
  type ComptabiliteReply,
  comptabiliteRoute,
  dossierComptableRoute,
  type RecetteReply,
  recettesCsvRoute,
  recettesRoute,
} from '#adapters/http/contract/routes/comptabilite'
import type { Comptabilite } from '#application/comptabilite/lire-comptabilite'
import type { RecetteExportee } from '#application/export/extraits-comptables'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { UseCases } from '#application/use-cases'

/** Figures and names of everybody: they must not be cached. */
const HEADERS = { 'cache-control': 'no-store' }

const comptabiliteReply = ({ seuils, ...lue }: Comptabilite): ComptabiliteReply => ({
  ...lue,
  seuils: seuils.map(({ seuil, ...progres }) => ({ ...seuil, ...progres })),
})

const recetteReply = ({ repartition: { services, ventes }, ...recette }: RecetteExportee): RecetteReply => ({
  ...recette,
  services,
  ventes,
})

type Comptables = Pick<UseCases, 'lireComptabilite' | 'lireRecettes' | 'exporterLivre' | 'composerDossier'>

const bindLivres = (app: FastifyInstance, { exporterLivre }: Comptables, binding: Binding): void => {
  bindRoute(app, recettesCsvRoute, binding, ({ admin, query }) =>
    pipe(
      exporterLivre({ admin, quoi: 'recettes', format: 'csv', ...query }),
      TE.map((data) => ({ data, headers: HEADERS })),
    ),
  )
  bindRoute(app, b2cCsvRoute, binding, ({ admin, query }) =>
    pipe(
      exporterLivre({ admin, quoi: 'b2c', format: 'csv', ...query }),
      TE.map((data) => ({ data, headers: HEADERS })),
    ),
  )
}

/** The books of the business: on the screen, as extracts, and as a whole for an accountant. */
export const bindComptabilite = (app: FastifyInstance, useCases: Comptables, binding: Binding): void => {
  bindRoute(app, comptabiliteRoute, binding, ({ admin, query: { annee } }) =>
    pipe(
      useCases.lireComptabilite({ admin, annee }),
      TE.map((lue) => ({ data: comptabiliteReply(lue) })),
    ),
  )
  bindRoute(app, recettesRoute, binding, ({ admin, query }) =>
    pipe(
      useCases.lireRecettes({ admin, ...query }),
      TE.map((recettes) => ({ data: recettes.map(recetteReply) })),
    ),
  )
  bindLivres(app, useCases, binding)
  bindRoute(app, dossierComptableRoute, binding, ({ admin, params: { annee } }) =>
    pipe(
      useCases.composerDossier({ admin, annee }),
      TE.map((data) => ({ data, headers: HEADERS })),
    ),
  )
}
