import type { FastifyInstance } from 'fastify'
import { bindAssets } from './areas/assets.ts'
import { bindCommander } from './areas/commander.ts'
import { bindConditions } from './areas/conditions.ts'
import { bindCrawlers } from './areas/crawlers.ts'
import { bindContactForm } from './areas/contact-form.ts'
import { bindContact } from './areas/contact.ts'
import { bindDevis } from './areas/devis.ts'
import { bindErreurs } from './areas/erreurs.ts'
import { bindEstimations } from './areas/estimations.ts'
import { bindEverythingElse } from './areas/everything-else.ts'
import { bindHealth } from './areas/health.ts'
import { bindLieux } from './areas/lieux.ts'
import { bindMetrics } from './areas/metrics.ts'
import { bindOpenApi } from './areas/openapi.ts'
import { makeSendPage } from './areas/pages.ts'
import { makeResendPage } from './areas/resend-page.ts'
import { bindServices } from './areas/services.ts'
import { rememberMethods } from './errors/allowed-methods.ts'
import { makeLimits } from './limits.ts'
import type { ServerOptions } from './server-options.ts'

/** Every area of the site, the pages last: they take what is left. */
export const bindAreas = async (app: FastifyInstance, options: ServerOptions): Promise<void> => {
  const { useCases, readSession, health, metrics, clientFolder, publicUrl, renderPage, tuilesUrl } = options
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
  bindConditions(app, useCases, { readSession })
  bindContact(app, useCases, { readSession, limit: limits.messages })
  const resendPage = makeResendPage(renderPage, tuilesUrl)
  bindContactForm(app, { useCases, publicUrl, limit: limits.messages, resendPage })
  bindErreurs(app, { readSession, limit: limits.erreurs })
  await bindCrawlers(app, options.publicUrl)
  if (clientFolder !== null) await bindAssets(app, clientFolder)
  bindEverythingElse(app, allowedMethods, makeSendPage(renderPage, tuilesUrl))
}
