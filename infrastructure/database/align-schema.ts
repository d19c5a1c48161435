import type { Knex } from 'knex'
import { MIGRATIONS_FOLDER } from '#adapters/postgres/migrations-folder'
import { readMigrations } from '#adapters/postgres/sauvegarde/catalogue'
import { clearSchema, emptyTables } from '#adapters/postgres/sauvegarde/write-rows'
import { configOf } from './migrate.ts'

/**
 * Empties the database and gives it the schema of exactly these migrations, within a transaction. If it has others, it
 * is rebuilt rather than rolled back: a restoration must not depend on untested `down` migrations.
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
  // Migrations may have inserted rows, which the backup contains too.
  await emptyTables(trx)
}
