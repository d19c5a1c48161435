import knexFactory, { type Knex } from 'knex'
import { types, Client } from 'pg'

export type KnexOptions = {
  /** A PostgreSQL address, or the current connection of an embedded server, asked for again when its port changes. */
  readonly server: { readonly url: string } | { readonly connection: () => PgConnection }
  readonly applicationName?: string
  readonly poolMax?: number
  readonly patience?: number
  readonly statementTimeout?: number
  readonly log?: (line: string) => void
}

const PATIENCE = 10_000

type TypeId = Parameters<typeof types.getTypeParser>[0]

const parseBigint = (text: string): number | string => {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : text
}

// Parsers of these connections: counts become numbers, civil dates stay texts, everything else is the driver's.
const localTypes = {
  getTypeParser: (id: TypeId, format: string) => {
    if (format === 'binary') return types.getTypeParser(id, 'binary')
    if (id === types.builtins.INT8) return parseBigint
    return id === types.builtins.DATE ? (text: string) => text : types.getTypeParser(id)
  },
}

const settingsOf = (options: KnexOptions) => ({
  types: localTypes,
  application_name: options.applicationName ?? 'atelier-informatique',
  connectionTimeoutMillis: options.patience ?? PATIENCE,
  statement_timeout: options.statementTimeout ?? 15_000,
  // Without JIT: compiling our queries takes longer than running them.
  options: '-c timezone=UTC -c jit=off',
})

// `expirationChecker` is true once the port has changed. If it were always true, knex would refuse every connection.
const connectionOf = (options: KnexOptions): Knex.StaticConnectionConfig | Knex.ConnectionConfigProvider => {
  const { server } = options
  if ('url' in server) return { connectionString: server.url, ...settingsOf(options) }
  return () => {
    const used = server.connection()
    const expirationChecker = () => server.connection().port !== used.port
    return { ...used, ...settingsOf(options), expirationChecker }
  }
}

/** Opens a pool. Queries answer or fail within its patience, ten seconds by default. Bigint and counts are numbers (text beyond 2^53). */
export const openKnex = (options: KnexOptions): Knex => {
  const log = options.log ?? (() => undefined)
  return knexFactory({
    client: 'pg',
    connection: connectionOf(options),
    pool: { min: 0, max: options.poolMax ?? 10 },
    acquireConnectionTimeout: options.patience ?? PATIENCE,
    log: { warn: log, error: log, deprecate: log, debug: log },
  })
}

export type PgConnection = {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

export const answers = async (connection: PgConnection): Promise<boolean> => {
  const client = new Client({ ...connection, connectionTimeoutMillis: 2000, query_timeout: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
