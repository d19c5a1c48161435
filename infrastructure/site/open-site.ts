import type { FastifyInstance } from 'fastify'
import type { Container } from 'inversify'
import { makeServer } from '#adapters/http/server/make-server'
import type { LoadedSettings } from '../config/load-settings.ts'
import { instanceSecret } from '../config/instance-secret.ts'
import { makeContainer } from '../container/production.ts'
import { TOKENS } from '../container/tokens.ts'
import { ouvrirCompteDeDemo, tirerCompteDeDemo } from '../demo/compte-de-demo.ts'
import { ouvrirLaDemo } from '../demo/ouvrir-la-demo.ts'
import { type Database, openDatabase } from '../database/open-database.ts'
import { CLIENT_FOLDER, loadPageRenderer } from '../pages/load-page-renderer.ts'
import { siteData } from '../pages/site-data.ts'
import { makeFirstAdmin } from './first-admin.ts'
import type { SiteLog } from './make-log.ts'

/** A running site: its address, and how to end it. */
export type Site = {
  readonly address: string
  /** Ends the requests, then the mails being sent, then the database. */
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

/** Starts the server and the mail worker. */
const openOn = async (database: Database, settings: LoadedSettings, siteLog: SiteLog): Promise<Site> => {
  const { host, port } = settings.environment
  const container = await assembleSite(database, settings, siteLog)
  const worker = await container.getAsync(TOKENS.mailWorker)
  const options = await container.getAsync(TOKENS.serverOptions)
  const server: FastifyInstance = makeServer(options)
  await makeFirstAdmin(options.useCases.adminInitial, settings, (text) => process.stderr.write(text))
  if (options.demo !== null) {
    await ouvrirCompteDeDemo(options.useCases.creerAdmin, options.demo)
    await ouvrirLaDemo(await container.getAsync(TOKENS.adapters), database.knex, settings.environment, siteLog.log)
  }
  const address = await server.listen({ host, port })
  worker.start()
  const close = async (): Promise<void> => {
    await server.close()
    await worker.stop()
    await container.unbindAllAsync()
    await database.close()
  }
  return { address, close }
}

/** Opens the database, migrates it, and opens the site; if the site cannot open, the database is closed again. */
export const openSite = async (settings: LoadedSettings, siteLog: SiteLog): Promise<Site> => {
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
