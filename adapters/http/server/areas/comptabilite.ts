import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { FastifyInstance } from 'fastify'
import {
  b2cCsvRoute,
  type ComptabiliteReply,
  comptabiliteRoute,
  dossierComptableRoute,
  type RecetteReply,
  recettesCsvRoute,
  recettesRoute,
} from '#adapters/http/contract/routes/comptabilite'
import {
  exporterCsvRoute,
  exporterJsonRoute,
  appliquerConservationRoute,
  conservationRoute,
  contratArchiveRoute,
} from '#adapters/http/contract/routes/diagnostics'
import type { Comptabilite } from '#application/comptabilite/lire-comptabilite'
import type { RecetteExportee } from '#application/export/extraits-comptables'
import type { UseCases } from '#application/use-cases'
import { type Binding, bindRoute } from '../binding/bind-route.ts'

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

/** The exports of the owner, streamed while they are read. */
export const bindExports = (app: FastifyInstance, { exporter }: Pick<UseCases, 'exporter'>, binding: Binding): void => {
  bindRoute(app, exporterCsvRoute, binding, ({ admin, params: { quoi } }) =>
    pipe(
      exporter({ admin, quoi, format: 'csv' }),
      TE.map((data) => ({ data, headers: HEADERS })),
    ),
  )
  bindRoute(app, exporterJsonRoute, binding, ({ admin, params: { quoi } }) =>
    pipe(
      exporter({ admin, quoi, format: 'json' }),
      TE.map((data) => ({ data, headers: HEADERS })),
    ),
  )
}

type Conservation = Pick<UseCases, 'lireConservation' | 'appliquerConservation' | 'telechargerContrat'>

/** The retention of each kind of record, and the contracts kept after their account. */
export const bindConservation = (
  app: FastifyInstance,
  { lireConservation, appliquerConservation, telechargerContrat }: Conservation,
  binding: Binding,
): void => {
  bindRoute(app, conservationRoute, binding, ({ admin }) =>
    pipe(
      lireConservation(admin),
      TE.map((bilans) => ({ data: bilans.map(({ regle, ...bilan }) => ({ ...bilan, ...regle })) })),
    ),
  )
  bindRoute(app, appliquerConservationRoute, binding, ({ admin, body: { confirmer } }) =>
    pipe(
      appliquerConservation({ admin, confirmer }),
      TE.map((data) => ({ data })),
    ),
  )
  bindRoute(app, contratArchiveRoute, binding, ({ admin, params: { reference } }) =>
    pipe(
      telechargerContrat({ admin, reference }),
      TE.map((data) => ({ data, headers: HEADERS })),
    ),
  )
}
