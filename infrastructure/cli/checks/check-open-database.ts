import type { Knex } from 'knex'
import type { Controle } from '#adapters/cli/commands/verifier'
import { readMigrations } from '#adapters/postgres/sauvegarde/catalogue'
import type { LoadedSettings } from '../../config/load-settings.ts'
import { failureSentence } from '../failure-sentence.ts'
import { requireSchema } from '../with-database.ts'
import { bounded, ok, probleme } from './bounded.ts'

const whereOf = ({ environment: { databaseUrl } }: LoadedSettings): string =>
  databaseUrl === null ? 'base embarquée' : new URL(databaseUrl).host

/** Describes a database that answers with the schema of this program. */
export const describeDatabase = async (settings: LoadedSettings, knex: Knex): Promise<Omit<Controle, 'sujet'>> => {
  await requireSchema(knex)
  const last = (await readMigrations(knex))?.at(-1) ?? ''
  const { rows } = await knex.raw('show server_version')
  return ok(`${whereOf(settings)}, PostgreSQL ${rows[0].server_version}, schéma ${last}`)
}

export const databaseProblem = (cause: unknown): Omit<Controle, 'sujet'> =>
  probleme(failureSentence(cause), 'le site ne peut pas fonctionner sans elle')

/** Checks that the database of a running site answers. */
export const checkOpenDatabase = (settings: LoadedSettings, knex: Knex, limitMs: number): Promise<Controle> =>
  bounded('base de données', limitMs, () => describeDatabase(settings, knex), databaseProblem)
