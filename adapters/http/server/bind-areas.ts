import type { FastifyInstance } from 'fastify'
import { bindAssets } from './areas/assets.ts'
import { bindCommander } from './areas/commander.ts'
import { bindDevis } from './areas/devis.ts'
import { bindErreurs } from './areas/erreurs.ts'
import { bindEstimations } from './areas/estimations.ts'
import { bindEverythingElse } from './areas/everything-else.ts'
import { bindHealth } from './areas/health.ts'
import { bindLieux } from './areas/lieux.ts'
import { bindMetrics } from './areas/metrics.ts'
import { bindOpenApi } from './areas/openapi.ts'
import { makeSendPage } from './areas/pages.ts'
import { bindServices } from './areas/services.ts'
import { rememberMethods } from './errors/allowed-methods.ts'
import { makeLimits } from './limits.ts'
import type { ServerOptions } from './server-options.ts'

/** Every area of the site, the pages last: they take what is left. */
export const bindAreas = async (app: FastifyInstance, options: ServerOptions): Promise<void> => {
  const { useCases, readSession, health, metrics, clientFolder } = options
  const allowedMethods = rememberMethods(app)
  const limits = await makeLimits(app, options.limites)
  bindMetrics(app, metrics, readSession)
  bindHealth(app, health)
  await bindOpenApi(app)
  await bindServices(app, useCases)
  bindLieux(app, useCases, { readSession, limit: limits.estimations })
  bindEstimations(app, useCases, { readSession, limit: limits.estimations })
  bindCommander(app, useCases, { readSession, limit: limits.commandes })
  bindDevis(app, useCases, { readSession })
  bindErreurs(app, { readSession, limit: limits.erreurs })
  if (clientFolder !== null) await bindAssets(app, clientFolder)
  bindEverythingElse(app, allowedMethods, makeSendPage(options.renderPage, options.tuilesUrl))
}
