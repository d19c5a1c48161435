import type { Knex } from 'knex'
import { MIGRATIONS_FOLDER } from '#adapters/postgres/migrations-folder'
import { readMigrations } from '#adapters/postgres/sauvegarde/catalogue'
import { clearSchema, emptyTables } from '#adapters/postgres/sauvegarde/write-rows'
import { configOf } from './migrate.ts'

/**
 * Empties the database and gives it the schema of exactly these migrations, in the transaction that it is given. One that has
 * had others is made anew rather than undone: a restoration must not depend on a way back that nobody has walked.
 */
export const alignSchema = async (
  trx: Knex,
  wanted: readonly string[],
  directory = MIGRATIONS_FOLDER,
): Promise<void> => {
  const config = configOf(directory)
  const present = (await readMigrations(trx)) ?? []
  if (present.join() !== wanted.join()) {
    await clearSchema(trx)
    for (const name of wanted) await trx.migrate.up({ ...config, name })
  }
  // A migration may have written rows of its own, which are in the backup too.
  await emptyTables(trx)
}
