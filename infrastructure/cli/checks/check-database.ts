import type { Controle } from '#adapters/cli/commands/verifier'
import type { CliSettings } from '../cli-settings.ts'
import { withExistingDatabase } from '../with-database.ts'
import { bounded } from './bounded.ts'
import { databaseProblem, describeDatabase } from './check-open-database.ts'

/** An embedded database may have to be started, and to repair itself first. */
const LIMIT_MS = 45_000

/** Does the database answer, with the schema of this program? */
export const checkDatabase = (settings: CliSettings): Promise<Controle> =>
  bounded(
    'base de données',
    LIMIT_MS,
    () => withExistingDatabase(settings, ({ knex }) => describeDatabase(settings, knex)),
    databaseProblem,
  )
