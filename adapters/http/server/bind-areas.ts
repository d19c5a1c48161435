import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { join } from 'node:path'
import { ROUTES } from '#adapters/http/contract/openapi/documented-route'
import { openApiDocument } from '#adapters/http/contract/openapi/openapi-document'
import { VISITEUR } from '#application/shared/session'
import type { UseCases } from '#application/use-cases'
import { bindAbsences, bindAgenda, bindLienAgenda, bindNouvelles } from './areas/agenda.ts'
import { bindAujourdhui } from './areas/aujourdhui.ts'
import { bindComptabilite, bindExports, bindConservation } from './areas/comptabilite.ts'
import { bindComptes } from './areas/comptes.ts'
import { bindContactForm, bindContact, makeResendPage } from './areas/contact.ts'
import { bindDevis, bindVersionsDeDevis } from './areas/devis.ts'
import { bindDiagnostics } from './areas/diagnostics.ts'
import { bindEstimationsAdmin, bindCommander, bindEstimations } from './areas/estimations.ts'
import { bindErreurs, bindHealth, bindMetrics } from './areas/exploitation.ts'
import { bindReglements, bindFacturesAdmin, bindFactures, bindVerification } from './areas/factures.ts'
import { bindLieux, bindServices } from './areas/lieux.ts'
import { bindMessages } from './areas/messages.ts'
import { bindDemo, bindCrawlers, makeSendPage, type SendPage } from './areas/pages.ts'
import { bindRegistresClients, bindRegistres } from './areas/registres.ts'
import { bindMesPrestations, bindModifierPrestation, bindRendezVous } from './areas/rendez-vous.ts'
import { bindConditions, bindRetractations } from './areas/retractations.ts'
import { INTROUVABLE, METHODE_REFUSEE, isApi, sendError } from './errors.ts'
import { makeFermeturesConnues } from './fermetures-connues.ts'
import { makeLimits } from './limits.ts'
import { prepareBody, type PreparedBody, sendPrepared } from './prepared.ts'
import type { ReadSession, ServerOptions } from './server-options.ts'
import { makeSessionTokens, type SessionTokens } from './session/session-tokens.ts'

type AllowedMethods = (url: string) => readonly string[]

const toPattern = (url: string): RegExp =>
  new RegExp(`^${url.replace(/[.$+?()[\]{}|^\\]/g, '\\$&').replace(/:[^/.\\]+/g, '[^/]+')}$`)

/** Remembers every route declared from now on, to tell a wrong method from an unknown address. */
const rememberMethods = (app: FastifyInstance): AllowedMethods => {
  const routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.includes('*')) routes.push({ pattern: toPattern(url), methods: [method].flat() })
  })
  return (url) => {
    const [path = ''] = url.split('?')
    const methods = routes.flatMap((route) => (route.pattern.test(path) ? route.methods : []))
    return [...new Set(methods)]
  }
}

const READS: readonly string[] = ['GET', 'HEAD']

/** Answers 404 to an unknown call, and 405 to a method that its address does not accept. Any page may be read. */
const refuse = (request: FastifyRequest, reply: FastifyReply, allowedMethods: AllowedMethods): FastifyReply => {
  const allowed = [...new Set([...(isApi(request.url) ? [] : READS), ...allowedMethods(request.url)])]
  return allowed.length === 0 || allowed.includes(request.method)
    ? sendError(request, reply, INTROUVABLE)
    : sendError(request, reply.header('allow', allowed.join(', ')), METHODE_REFUSEE)
}

/** What is neither a call nor a file is a page, the 404 page included; other methods are refused before their body is read. */
const bindEverythingElse = (app: FastifyInstance, allowedMethods: AllowedMethods, sendPage: SendPage): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404 || READS.includes(request.method)) return done()
    refuse(request, reply, allowedMethods)
  })
  app.get('/*', (request, reply) =>
    isApi(request.url) ? refuse(request, reply, allowedMethods) : sendPage(request, reply),
  )
  app.setNotFoundHandler((request, reply) => sendPage(request, reply))
}

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i

/** Each call reads the account again, so a session ended on one instance has ended on all. */
const makeReadSession =
  ({ verify }: SessionTokens, { reconnaitreSession }: UseCases): ReadSession =>
  (authorization) => {
    const claims = O.flatMap(verify)(O.fromNullable(BEARER.exec(authorization)?.[1]))
    if (O.isNone(claims)) return TE.right(VISITEUR)
    const { sub, version, temporaire } = claims.value
    return reconnaitreSession({ clientId: sub, jetonVersion: version, temporaire })
  }

const bindAssets = async (app: FastifyInstance, clientFolder: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    // A route per file: behind one wildcard, every request would list the whole folder.
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
  })
  await app.register(fastifyStatic, {
    root: clientFolder,
    prefix: '/',
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    wildcard: false,
    maxAge: '1h',
    globIgnore: ['assets/**', '.vite/**', '**/*.html', '**/*.{br,gz}'],
  })
}

const JSON_TYPE = 'application/json; charset=utf-8'

const bindOpenApi = (app: FastifyInstance): void => {
  let prepared: Promise<PreparedBody> | undefined
  app.get('/api/openapi.json', async (request, reply) => {
    prepared ??= prepareBody(JSON.stringify(openApiDocument(ROUTES)))
    return sendPrepared(request, reply, JSON_TYPE, await prepared)
  })
}

/** Pages come last, because they answer every remaining address. */
export const bindAreas = async (app: FastifyInstance, options: ServerOptions): Promise<void> => {
  const { useCases, health, metrics, clientFolder, publicUrl, renderPage, tuilesUrl } = options
  const allowedMethods = rememberMethods(app)
  const tokens = await makeSessionTokens(app, options.session)
  const readSession = makeReadSession(tokens, useCases)
  const limits = await makeLimits(app, options.limites)
  bindMetrics(app, metrics, readSession)
  bindHealth(app, health)
  bindOpenApi(app)
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
  bindReglements(app, useCases, { readSession })
  bindAujourdhui(app, useCases, { readSession })
  bindAgenda(app, useCases, { readSession })
  const fermetures = makeFermeturesConnues(useCases.lireFermetures, options.session.clock.maintenant)
  bindAbsences(app, useCases, options.session.clock, fermetures.oublier, { readSession })
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
  const resendPage = makeResendPage(renderPage, tuilesUrl, fermetures.lire)
  bindContactForm(app, { useCases, publicUrl, limit: limits.messages, resendPage })
  bindDemo(app, options.demo, { readSession })
  bindRetractations(app, useCases, { readSession }, limits.retractations)
  bindErreurs(app, { readSession, limit: limits.erreurs })
  await bindCrawlers(app, options.publicUrl)
  if (clientFolder !== null) await bindAssets(app, clientFolder)
  bindEverythingElse(app, allowedMethods, makeSendPage(renderPage, tuilesUrl, fermetures.lire))
}
