import type { Controle } from '#adapters/cli/commands/verifier'
import { readMigrations } from '#adapters/postgres/sauvegarde/catalogue'
import type { CliSettings } from '../cli-settings.ts'
import { failureSentence } from '../failure-sentence.ts'
import { requireSchema, withExistingDatabase } from '../with-database.ts'
import { bounded, ok, probleme } from './bounded.ts'

/** An embedded database may have to be started, and to repair itself first. */
const LIMIT_MS = 45_000

const whereOf = ({ environment: { databaseUrl } }: CliSettings): string =>
  databaseUrl === null ? 'base embarquée' : new URL(databaseUrl).host

/** Does the database answer, with the schema of this program? */
export const checkDatabase = (settings: CliSettings): Promise<Controle> =>
  bounded(
    'base de données',
    LIMIT_MS,
    () =>
      withExistingDatabase(settings, async ({ knex }) => {
        await requireSchema(knex)
        const last = (await readMigrations(knex))?.at(-1) ?? ''
        const { rows } = await knex.raw('show server_version')
        return ok(`${whereOf(settings)}, PostgreSQL ${rows[0].server_version}, schéma ${last}`)
      }),
    (cause) => probleme(failureSentence(cause), 'le site ne peut pas fonctionner sans elle'),
  )
