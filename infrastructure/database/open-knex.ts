import knexFactory, { type Knex } from 'knex'
import { types } from 'pg'

import type { PgConnection } from './pg-connection.ts'

export type KnexOptions = {
  /** Either a PostgreSQL address, or the present connection of an embedded server, asked for again when its port changes. */
  readonly server: { readonly url: string } | { readonly connection: () => PgConnection }
  readonly applicationName?: string
  readonly poolMax?: number
  /** The longest a connection is waited for, free or new, in ms. */
  readonly patience?: number
  /** The longest a statement may run, in ms. */
  readonly statementTimeout?: number
  readonly log?: (line: string) => void
}

const PATIENCE = 10_000

type TypeId = Parameters<typeof types.getTypeParser>[0]

const parseBigint = (text: string): number | string => {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : text
}

// For these connections only: counts as numbers, civil dates as the text they are, everything else as the driver does.
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
  // What is asked takes less time than compiling it, whatever the planner thinks of it.
  options: '-c timezone=UTC -c jit=off',
})

// The checker must tell the truth: one that always answers true has knex refuse every connection.
const connectionOf = (options: KnexOptions): Knex.StaticConnectionConfig | Knex.ConnectionConfigProvider => {
  const { server } = options
  if ('url' in server) return { connectionString: server.url, ...settingsOf(options) }
  return () => {
    const used = server.connection()
    const expirationChecker = () => server.connection().port !== used.port
    return { ...used, ...settingsOf(options), expirationChecker }
  }
}

/**
 * A pool of connections that answers or refuses within its patience, ten seconds, and outlives its server: broken
 * connections are dropped when next asked for. Instants are read as Date, `date` as text, bigint and counts as numbers (text
 * beyond 2^53).
 */
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
