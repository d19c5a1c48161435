import { identity } from '#fp/function'
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
import type { RecetteExportee } from '#application/export/extraits'
import type { UseCases } from '#application/use-cases'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import { answered } from '../binding/send-reply.ts'

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

const bindLivres = (app: FastifyInstance, { exporterLivre }: UseCases, binding: Binding): void => {
  bindRoute(app, recettesCsvRoute, binding, ({ admin, query }) =>
    answered(exporterLivre({ admin, quoi: 'recettes', format: 'csv', ...query }), identity, { headers: HEADERS }),
  )
  bindRoute(app, b2cCsvRoute, binding, ({ admin, query }) =>
    answered(exporterLivre({ admin, quoi: 'b2c', format: 'csv', ...query }), identity, { headers: HEADERS }),
  )
}

export const bindComptabilite = (app: FastifyInstance, useCases: UseCases, binding: Binding): void => {
  bindRoute(app, comptabiliteRoute, binding, ({ admin, query: { annee } }) =>
    answered(useCases.lireComptabilite({ admin, annee }), comptabiliteReply),
  )
  bindRoute(app, recettesRoute, binding, ({ admin, query }) =>
    answered(useCases.lireRecettes({ admin, ...query }), (recettes) => recettes.map(recetteReply)),
  )
  bindLivres(app, useCases, binding)
  bindRoute(app, dossierComptableRoute, binding, ({ admin, params: { annee } }) =>
    answered(useCases.composerDossier({ admin, annee }), identity, { headers: HEADERS }),
  )
}

export const bindExports = (app: FastifyInstance, { exporter }: UseCases, binding: Binding): void => {
  bindRoute(app, exporterCsvRoute, binding, ({ admin, params: { quoi } }) =>
    answered(exporter({ admin, quoi, format: 'csv' }), identity, { headers: HEADERS }),
  )
  bindRoute(app, exporterJsonRoute, binding, ({ admin, params: { quoi } }) =>
    answered(exporter({ admin, quoi, format: 'json' }), identity, { headers: HEADERS }),
  )
}

export const bindConservation = (
  app: FastifyInstance,
  { lireConservation, appliquerConservation, telechargerContrat }: UseCases,
  binding: Binding,
): void => {
  bindRoute(app, conservationRoute, binding, ({ admin }) =>
    answered(lireConservation(admin), (bilans) => bilans.map(({ regle, ...bilan }) => ({ ...bilan, ...regle }))),
  )
  bindRoute(app, appliquerConservationRoute, binding, ({ admin, body: { confirmer } }) =>
    answered(appliquerConservation({ admin, confirmer }), identity),
  )
  bindRoute(app, contratArchiveRoute, binding, ({ admin, params: { reference } }) =>
    answered(telechargerContrat({ admin, reference }), identity, { headers: HEADERS }),
  )
}
