import { setTimeout as delay } from 'node:timers/promises'

import { answers, type PgConnection } from '../open-knex.ts'
import { type Binaries, findBinaries, serverAccount } from './binaries.ts'
import {
  type Cluster,
  clusterIn,
  clusterMajor,
  connectionTo,
  dropForeignLock,
  ensureCluster,
  runningServer,
} from './data-folder.ts'
import { type ServerProcess, type ServerSettings, startServer, superviseServer } from './server-process.ts'
import { homeOf, reachableBinaries, reachableFolder } from './shelter.ts'

/** A running server. `connection` returns its current port, which changes if a dead server is restarted. */
export type EmbeddedPostgres = {
  readonly connection: () => PgConnection
  readonly version: string
  /** True if another process owns the server; only its owner may stop it. */
  readonly attached: boolean
  readonly folder: string
  stop(): Promise<void>
}

export type EmbeddedOptions = {
  /** `app` must own the server; `cli` uses a running one, or starts its own for the time of a command. */
  readonly role: 'app' | 'cli'
  /** False is faster but loses data in a crash; for tests. */
  readonly durable?: boolean
  readonly binaries?: Binaries
  /**
   * Milliseconds to wait for a server of another process: a command or a stopping site may be about to end. The time in
   * which this one tried to make the database itself is not counted.
   */
  readonly waitMs?: number
  readonly log?: (line: string) => void
}

const RETRY_EVERY = 100

const attach = async (cluster: Cluster): Promise<EmbeddedPostgres | undefined> => {
  const running = runningServer(cluster.data)
  if (running === undefined || !running.ready || !(await answers(connectionTo(cluster, running.port)))) return undefined
  return {
    connection: () => connectionTo(cluster, runningServer(cluster.data)?.port ?? running.port),
    version: String(clusterMajor(cluster)),
    attached: true,
    folder: cluster.folder,
    stop: () => Promise.resolve(),
  }
}

const startOwn = async (cluster: Cluster, settings: ServerSettings): Promise<ServerProcess | undefined> => {
  if (runningServer(cluster.data) !== undefined) return undefined
  await ensureCluster(cluster, settings)
  dropForeignLock(cluster.data)
  return startServer(settings)
}

const refusal = (cluster: Cluster): Error => {
  const running = runningServer(cluster.data)
  return new Error(
    running === undefined
      ? `the database server of ${cluster.folder} could not be started: see its log lines above`
      : `another process already runs the database of ${cluster.folder} (server pid ${running.pid}): stop it, or give this one another DATA_DIR`,
  )
}

const settle = async (folder: string, options: EmbeddedOptions) => {
  const account = serverAccount(clusterIn(homeOf(folder)).folder)
  const cluster = clusterIn(await reachableFolder(folder, account))
  const major = clusterMajor(cluster)
  const given = options.binaries
  if (given !== undefined && major !== undefined && given.major !== major)
    throw new Error(`${cluster.data} was made by PostgreSQL ${major}: PostgreSQL ${given.major} cannot open it`)
  const binaries = await reachableBinaries(given ?? (await findBinaries(major)), account)
  const log = options.log ?? (() => undefined)
  return { cluster, settings: { binaries, account, data: cluster.data, durable: options.durable ?? true, log } }
}

/** Opens the server of a folder. Rejects with one sentence: no binaries, another major version, no access, or used by another application. */
export const startEmbeddedPostgres = async (folder: string, options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  const { cluster, settings } = await settle(folder, options)
  let limit: number | undefined
  for (;;) {
    const attached = options.role === 'cli' ? await attach(cluster) : undefined
    if (attached !== undefined) return attached
    const server = await startOwn(cluster, settings)
    if (server !== undefined) {
      const supervised = superviseServer(server, () => startOwn(cluster, settings), settings.log)
      const first = connectionTo(cluster, server.port)
      return {
        connection: () => ({ ...first, port: supervised.port() }),
        version: settings.binaries.version,
        attached: false,
        folder: cluster.folder,
        stop: supervised.stop,
      }
    }
    limit ??= performance.now() + (options.waitMs ?? 10_000)
    if (performance.now() > limit) throw refusal(cluster)
    await delay(RETRY_EVERY)
  }
}
