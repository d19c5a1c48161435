import * as E from '#fp/Either'
import type { Knex } from 'knex'
import { existsSync } from 'node:fs'
import { makePostgresHealth } from '#adapters/postgres/diagnostic/postgres-diagnostics'
import type { LoadedSettings } from '../config/load-settings.ts'
import { clusterIn } from '../database/embedded/data-folder.ts'
import { homeOf } from '../database/embedded/shelter.ts'
import { connectDatabase, type Database } from '../database/open-database.ts'
import { attempt, refused } from './failure-sentence.ts'

/** True if there is a database: an embedded one exists from the first start of the site. */
export const databaseExists = ({ environment: { databaseUrl, dataDir } }: CliSettings): boolean =>
  databaseUrl !== null || existsSync(clusterIn(homeOf(dataDir)).folder)

/** Opens the database without migrating it, while `use` runs; creates an embedded one that does not exist yet. */
export const withDatabase = async <A>(
  { environment, log }: CliSettings,
  use: (database: Database) => Promise<A>,
): Promise<A> => {
  const { databaseUrl: url, dataDir } = environment
  const database = await connectDatabase({ url, dataDir, role: 'cli', log })
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}

/** Like `withDatabase`, but refuses a folder without a database: a mistyped DATA_DIR must not create one. */
export const withExistingDatabase = async <A>(
  settings: CliSettings,
  use: (database: Database) => Promise<A>,
): Promise<A> => {
  if (!databaseExists(settings)) {
    throw refused(
      `Il n’y a pas de base dans ${settings.environment.dataDir}\u00a0: voyez DATA_DIR, ou démarrez le site.`,
    )
  }
  return withDatabase(settings, use)
}

export const requireSchema = async (knex: Knex): Promise<void> => {
  const health = await makePostgresHealth(knex).verifier()()
  if (E.isRight(health)) return
  const { cause } = health.left
  const behind = cause instanceof Error && (cause.message.startsWith('migrations not run') || isUndefinedTable(cause))
  throw behind ? refused('Le schéma de la base n’est pas à jour\u00a0: npm run cli -- migrer') : cause
}

/** The database of a command, with the schema of this program. */
export const withSchema = <A>(settings: CliSettings, use: (knex: Knex) => Promise<A>): Promise<A> =>
  withExistingDatabase(settings, async ({ knex }) => {
    await requireSchema(knex)
    return use(knex)
  })

export const onDatabase = <A>(settings: CliSettings, use: (knex: Knex) => Promise<A>) =>
  attempt(() => withSchema(settings, use))

const isUndefinedTable = (error: Error): boolean => 'code' in error && error.code === '42P01'

export type CliSettings = LoadedSettings & {
  readonly log: (line: string) => void
  readonly signal: AbortSignal
}
