import type { Knex } from 'knex'

import { MIGRATIONS_FOLDER } from '#adapters/postgres/migrations-folder'

// Any number will do, as long as it is ours alone in this database.
const LOCK = 39_570_001

/** How the migrator finds the migrations of a folder. */
export const configOf = (directory: string): Knex.MigratorConfig => ({
  directory,
  extension: 'ts',
  loadExtensions: ['.ts'],
})

/** Keeps every other program from changing the schema until the transaction ends. */
export const lockSchema = async (trx: Knex.Transaction): Promise<void> => {
  await trx.raw('select pg_advisory_xact_lock(?)', [LOCK])
}

/**
 * Brings the schema up to date in one transaction, all or nothing, and answers the names of the migrations it ran. Of several
 * instances the later ones wait; a killed one leaves neither a lock nor a half-made schema.
 */
export const migrate = (knex: Knex, directory = MIGRATIONS_FOLDER): Promise<readonly string[]> =>
  knex.transaction(async (trx) => {
    await trx.raw('set local statement_timeout = 0')
    // Without it, the server would finish the statement of a killed instance before letting go of the lock.
    await trx.raw("set local client_connection_check_interval = '1s'")
    await lockSchema(trx)
    // Ours is the lock above; the migrator's own outlives its holder.
    await trx.migrate.forceFreeMigrationsLock(configOf(directory))
    const [, names]: [number, readonly string[]] = await trx.migrate.latest(configOf(directory))
    return names
  })

/** The migrations of this version that the database has not had yet. */
export const pendingMigrations = async (knex: Knex, directory = MIGRATIONS_FOLDER): Promise<readonly string[]> => {
  const [, pending]: [unknown, readonly { readonly file: string }[]] = await knex.migrate.list(configOf(directory))
  return pending.map(({ file }) => file)
}
