import type { Migrer } from '#adapters/cli/commands/migrer'
import { readMigrations } from '#adapters/postgres/sauvegarde/catalogue'
import { migrate } from '../database/migrate.ts'
import type { CliSettings } from './cli-settings.ts'
import { attempt } from './failure-sentence.ts'
import { withDatabase } from './with-database.ts'

/** Brings the schema up to date and tells from what to what. */
export const makeMigrer =
  (settings: CliSettings): Migrer =>
  () =>
    attempt(() =>
      withDatabase(settings, async ({ knex }) => {
        const before = (await readMigrations(knex)) ?? []
        const faites = await migrate(knex)
        const avant = before.at(-1) ?? null
        return { avant, apres: faites.at(-1) ?? avant ?? 'rien', faites }
      }),
    )
