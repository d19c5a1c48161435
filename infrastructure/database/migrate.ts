import type { Knex } from 'knex'

import { MIGRATIONS_FOLDER } from '#adapters/postgres/migrations-folder'

// The number of our advisory lock in this database; any unused number will do.
const LOCK = 39_570_001

export const configOf = (directory: string): Knex.MigratorConfig => ({
  directory,
  extension: 'ts',
  loadExtensions: ['.ts'],
})

export const lockSchema = async (trx: Knex.Transaction): Promise<void> => {
  await trx.raw('select pg_advisory_xact_lock(?)', [LOCK])
}

/** Migrates in one transaction while other instances wait. A killed one leaves neither a lock nor a half-migrated schema. */
export const migrate = (knex: Knex, directory = MIGRATIONS_FOLDER): Promise<readonly string[]> =>
  knex.transaction(async (trx) => {
    await trx.raw('set local statement_timeout = 0')
    // Without it, the server would finish the statement of a killed instance before it releases the lock.
    await trx.raw("set local client_connection_check_interval = '1s'")
    await lockSchema(trx)
    // We use the lock above; that of the migrator would remain after a kill.
    await trx.migrate.forceFreeMigrationsLock(configOf(directory))
    const [, names]: [number, readonly string[]] = await trx.migrate.latest(configOf(directory))
    return names
  })
