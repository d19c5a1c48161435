import type { FastifyInstance } from 'fastify'
import type { Container } from 'inversify'
import type { Knex } from 'knex'
import { type Logger, destination, pino, stdTimeFunctions } from 'pino'
import type { SiteData } from '#adapters/http/contract/pages'
import { MENTION_PHRASES } from '#adapters/http/contract/routes/aujourdhui'
import { makeServer } from '#adapters/http/server/make-server'
import { systemClock } from '#adapters/security/outside'
import type { Ports } from '#application/ports/ports'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { identiteACompleter, SPECIMEN } from '#domain/entreprise/specimen'
import { hidesVisitors, type Environment } from '../config/environment.ts'
import { instanceSecret } from '../config/instance-secret.ts'
import type { LoadedSettings } from '../config/load-settings.ts'
import { makeContainer } from '../container/production.ts'
import { TOKENS } from '../container/tokens.ts'
import { type Database, openDatabase } from '../database/open-database.ts'
import { ouvrirCompteDeDemo, tirerCompteDeDemo, ouvrirEspaceDeDemo, remplirLaDemo } from '../demo/remplir.ts'
import { makePortsDeDemo } from '../demo/ports-de-demo.ts'
import { endOnSignal } from '../end-on-signal.ts'
import { CLIENT_FOLDER, loadPageRenderer } from '../pages/load-page-renderer.ts'
import { makeFirstAdmin } from './first-admin.ts'

const identiteManquante = (entreprise: Entreprise): readonly string[] => {
  const manques = identiteACompleter(entreprise).map((mention) => `  - ${MENTION_PHRASES[mention]}`)
  return manques.length === 0
    ? []
    : [
        `L’identité de l’entreprise est à compléter\u00a0: devis, reçus et courriels portent «\u00a0${SPECIMEN}\u00a0», et aucune facture ne peut être émise.`,
        ...manques,
      ]
}

const PROXY_INCONNU =
  'PUBLIC_URL est en https et TRUST_PROXY n’est pas défini\u00a0: derrière le proxy, tous les visiteurs comptent pour un seul. Donnez-y l’adresse du proxy, par exemple 127.0.0.1.'

/**
 * Opens the site, which runs until SIGTERM or SIGINT; a second signal ends it at once. Returns what its owner has still to
 * set, in sentences.
 */
export const runSite = async (settings: LoadedSettings): Promise<readonly string[]> => {
  const siteLog = makeLog(settings.environment.logLevel)
  const { log, flush } = siteLog
  const site = await openSite(settings, siteLog)
  endOnSignal(() => {
    log.info('the site is closing')
    flush()
    site.close().then(
      () => log.info('the site is closed'),
      (error: unknown) => log.error({ err: error }, 'the site did not close cleanly'),
    )
  })
  log.info({ address: site.address, publicUrl: settings.environment.publicUrl }, 'the site is open')
  flush()
  return [...identiteManquante(settings.entreprise), ...(hidesVisitors(settings.environment) ? [PROXY_INCONNU] : [])]
}

type Site = {
  readonly address: string
  /** Ends requests, then mails being sent and calendar readings, then the database. */
  readonly close: () => Promise<void>
}

const assembleSite = async (
  { knex }: Database,
  { environment, entreprise }: LoadedSettings,
  { log, stream }: SiteLog,
): Promise<Container> =>
  makeContainer({
    environment,
    entreprise,
    secret: environment.jwtSecret ?? instanceSecret(environment.dataDir),
    knex,
    renderPage: await loadPageRenderer(siteData(environment, entreprise)),
    clientFolder: CLIENT_FOLDER,
    demo: environment.demo ? tirerCompteDeDemo() : null,
    log,
    logStream: stream,
  })

const openOn = async (database: Database, settings: LoadedSettings, siteLog: SiteLog): Promise<Site> => {
  const { host, port } = settings.environment
  const container = await assembleSite(database, settings, siteLog)
  const workers = [await container.getAsync(TOKENS.mailWorker), await container.getAsync(TOKENS.calendarWorker)]
  const options = await container.getAsync(TOKENS.serverOptions)
  const server: FastifyInstance = makeServer(options)
  await makeFirstAdmin(options.useCases.adminInitial, settings, (text) => process.stderr.write(text))
  if (options.demo !== null) {
    await ouvrirCompteDeDemo(options.useCases.creerAdmin, options.demo)
    await ouvrirLaDemo(await container.getAsync(TOKENS.adapters), database.knex, settings.environment, siteLog.log)
  }
  const address = await server.listen({ host, port })
  for (const worker of workers) worker.start()
  const close = async (): Promise<void> => {
    await server.close()
    await Promise.all(workers.map((worker) => worker.stop()))
    await container.unbindAllAsync()
    await database.close()
  }
  return { address, close }
}

const openSite = async (settings: LoadedSettings, siteLog: SiteLog): Promise<Site> => {
  const { databaseUrl, dataDir } = settings.environment
  const { log, flush } = siteLog
  const onWait = (reason: string): void => {
    log.warn({ reason }, 'waiting for the database')
    flush()
  }
  const database = await openDatabase({
    url: databaseUrl,
    dataDir,
    role: 'app',
    log: (line) => log.debug(line),
    onWait,
  })
  log.info({ database: database.description }, 'the database is ready')
  try {
    return await openOn(database, settings, siteLog)
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Fills the demonstration unless it is filled, and prints the login of its client once. */
const ouvrirLaDemo = async (
  outils: Pick<Ports, 'documents' | 'adressePublique' | 'entreprise' | 'hasher'>,
  knex: Knex,
  { publicUrl }: Pick<Environment, 'publicUrl'>,
  log: Pick<Logger, 'info'>,
): Promise<void> => {
  const ports = makePortsDeDemo(knex, outils)
  const orders = await remplirLaDemo(ports, systemClock.maintenant())
  log.info({ orders }, 'the demonstration is filled')
  const client = await ouvrirEspaceDeDemo({ ...ports, hasher: outils.hasher })
  if (client === null) return
  process.stderr.write(`
Démonstration. Administration\u00a0: ${publicUrl}/debug-admin (aucun mot de passe à saisir).
Espace client\u00a0: ${publicUrl}/login

  Adresse email  ${client.email}
  Mot de passe   ${client.password}

`)
}

const ATTRIBUTION = '© les contributeurs d’OpenStreetMap'

/** The data of the pages. All of it is sent to browsers, so it has no payment details. */
const siteData = (environment: Environment, { paiement, ...entreprise }: Entreprise): SiteData => ({
  url: environment.publicUrl,
  entreprise,
  tuiles: { url: environment.tuilesUrl, attribution: ATTRIBUTION },
  demo: environment.demo,
})

type SiteLog = {
  readonly log: Logger
  readonly stream: { readonly write: (line: string) => void }
  /** Writes the waiting lines, and detects a closed reader: the last write before the end would retry for ever. */
  readonly flush: () => void
}

/** A log written in batches, at least once a second: one write per line would cost as much as an answer. */
const makeLog = (level: string): SiteLog => {
  const stream = destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 1_000 })
  const options = { level, base: null, timestamp: stdTimeFunctions.isoTime }
  const log = pino({ ...options, formatters: { level: (label) => ({ level: label }) } }, stream)
  return { log, stream, flush: () => stream.flush() }
}
