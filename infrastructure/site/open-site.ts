import type { FastifyInstance } from 'fastify'
import { makeServer } from '#adapters/http/server/make-server'
import type { LoadedSettings } from '../config/load-settings.ts'
import { instanceSecret } from '../config/instance-secret.ts'
import { makeContainer } from '../container/production.ts'
import { PARTS } from '../container/tokens.ts'
import { remplirLaDemo } from '../demo/remplir.ts'
import { openDatabase } from '../database/open-database.ts'
import { CLIENT_FOLDER, loadPageRenderer } from '../pages/load-page-renderer.ts'
import { siteData } from '../pages/site-data.ts'
import type { SiteLog } from './make-log.ts'

/** A running site: where it listens, and how it ends. */
export type Site = {
  readonly address: string
  /** Requests in flight end, then the mails in hand, then the database. */
  readonly close: () => Promise<void>
}

/** Opens the database, brings its schema up to date, then listens and sends mails. */
export const openSite = async ({ environment, entreprise }: LoadedSettings, siteLog: SiteLog): Promise<Site> => {
  const { log, stream } = siteLog
  const { databaseUrl, dataDir, jwtSecret, host, port } = environment
  const database = await openDatabase({ url: databaseUrl, dataDir, role: 'app', log: (line) => log.debug(line) })
  log.info({ database: database.description }, 'the database is ready')
  const container = makeContainer({
    environment,
    entreprise,
    secret: jwtSecret ?? instanceSecret(dataDir),
    knex: database.knex,
    renderPage: await loadPageRenderer(siteData(environment, entreprise)),
    clientFolder: CLIENT_FOLDER,
    log,
    logStream: stream,
  })
  const worker = await container.getAsync(PARTS.mailWorker)
  const server: FastifyInstance = makeServer(await container.getAsync(PARTS.serverOptions))
  const address = await server.listen({ host, port })
  worker.start()
  if (environment.demo) {
    const orders = await remplirLaDemo(await container.getAsync(PARTS.useCases))
    log.info({ orders }, 'the demonstration is filled')
  }
  const close = async (): Promise<void> => {
    await server.close()
    await worker.stop()
    await container.unbindAllAsync()
    await database.close()
  }
  return { address, close }
}
