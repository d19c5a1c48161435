import type { FastifyInstance } from 'fastify'
import { bindAcomptes } from './areas/acomptes.ts'
import { bindAgenda } from './areas/agenda.ts'
import { bindAssets } from './areas/assets.ts'
import { bindAujourdhui } from './areas/aujourdhui.ts'
import { bindCommander } from './areas/commander.ts'
import { bindComptabilite } from './areas/comptabilite.ts'
import { bindComptes } from './areas/comptes.ts'
import { bindConditions } from './areas/conditions.ts'
import { bindCrawlers } from './areas/crawlers.ts'
import { bindContactForm } from './areas/contact-form.ts'
import { bindConservation } from './areas/conservation.ts'
import { bindContact } from './areas/contact.ts'
import { bindDemo } from './areas/demo.ts'
import { bindDevis } from './areas/devis.ts'
import { bindDiagnostics } from './areas/diagnostics.ts'
import { bindErreurs } from './areas/erreurs.ts'
import { bindEstimations } from './areas/estimations.ts'
import { bindEstimationsAdmin } from './areas/estimations-admin.ts'
import { bindEverythingElse } from './areas/everything-else.ts'
import { bindExports } from './areas/exports.ts'
import { bindFactures } from './areas/factures.ts'
import { bindFacturesAdmin } from './areas/factures-admin.ts'
import { bindHealth } from './areas/health.ts'
import { bindLienAgenda } from './areas/lien-agenda.ts'
import { bindLieux } from './areas/lieux.ts'
import { bindMetrics } from './areas/metrics.ts'
import { bindOpenApi } from './areas/openapi.ts'
import { bindMesPrestations } from './areas/mes-prestations.ts'
import { bindMessages } from './areas/messages.ts'
import { bindModifierPrestation } from './areas/modifier-prestation.ts'
import { bindNouvelles } from './areas/nouvelles.ts'
import { makeSendPage } from './areas/pages.ts'
import { bindRegistres } from './areas/registres.ts'
import { bindRegistresClients } from './areas/registres-clients.ts'
import { bindRendezVous } from './areas/rendez-vous.ts'
import { bindRetractations } from './areas/retractations.ts'
import { makeResendPage } from './areas/resend-page.ts'
import { bindServices } from './areas/services.ts'
import { bindVerification } from './areas/verification.ts'
import { bindVersionsDeDevis } from './areas/versions-de-devis.ts'
import { rememberMethods } from './errors/allowed-methods.ts'
import { makeLimits } from './limits.ts'
import { makeReadSession } from './session/read-session.ts'
import { makeSessionTokens } from './session/session-tokens.ts'
import type { ServerOptions } from './server-options.ts'

/** Every area of the site, the pages last: they take what is left. */
export const bindAreas = async (app: FastifyInstance, options: ServerOptions): Promise<void> => {
  const { useCases, health, metrics, clientFolder, publicUrl, renderPage, tuilesUrl } = options
  const allowedMethods = rememberMethods(app)
  const tokens = await makeSessionTokens(app, options.session)
  const readSession = makeReadSession(tokens, useCases)
  const limits = await makeLimits(app, options.limites)
  bindMetrics(app, metrics, readSession)
  bindHealth(app, health)
  await bindOpenApi(app)
  await bindServices(app, useCases)
  bindLieux(app, useCases, { readSession, limit: limits.estimations })
  bindEstimations(app, useCases, { readSession, limit: limits.estimations })
  bindEstimationsAdmin(app, useCases, { readSession })
  bindCommander(app, useCases, { readSession, limit: limits.commandes })
  bindDevis(app, useCases, { readSession, limit: limits.estimations })
  bindVersionsDeDevis(app, useCases, { readSession }, limits)
  bindComptes(app, useCases, tokens, { readSession })
  bindMesPrestations(app, useCases, options.session.clock, { readSession })
  bindRendezVous(app, useCases, options.session.clock, { readSession, limit: limits.reponses })
  bindModifierPrestation(app, useCases, options.session.clock, { readSession })
  bindMessages(app, useCases, { readSession }, limits.messages)
  bindFactures(app, useCases, options.session.clock, { readSession })
  bindFacturesAdmin(app, useCases, options.session.clock, { readSession })
  bindAcomptes(app, useCases, { readSession })
  bindAujourdhui(app, useCases, { readSession })
  bindAgenda(app, useCases, { readSession })
  bindLienAgenda(app, useCases, publicUrl, { readSession })
  bindRegistres(app, useCases, options.session.clock, { readSession })
  bindRegistresClients(app, useCases, { readSession })
  bindDiagnostics(app, useCases, { readSession })
  bindExports(app, useCases, { readSession })
  bindComptabilite(app, useCases, { readSession })
  bindConservation(app, useCases, { readSession })
  bindNouvelles(app, useCases, { readSession })
  bindConditions(app, useCases, { readSession })
  bindVerification(app, useCases, { readSession, limit: limits.estimations })
  bindContact(app, useCases, { readSession, limit: limits.messages })
  const resendPage = makeResendPage(renderPage, tuilesUrl)
  bindContactForm(app, { useCases, publicUrl, limit: limits.messages, resendPage })
  bindDemo(app, options.demo, { readSession })
  bindRetractations(app, useCases, { readSession }, limits.retractations)
  bindErreurs(app, { readSession, limit: limits.erreurs })
  await bindCrawlers(app, options.publicUrl)
  if (clientFolder !== null) await bindAssets(app, clientFolder)
  bindEverythingElse(app, allowedMethods, makeSendPage(renderPage, tuilesUrl))
}
