import type { Knex } from 'knex'
import { MIGRATIONS_FOLDER } from '#adapters/postgres/migrations-folder'
import { configOf } from './migrate.ts'

export const pendingMigrations = async (knex: Knex, directory = MIGRATIONS_FOLDER): Promise<readonly string[]> => {
  const [, pending]: [unknown, readonly { readonly file: string }[]] = await knex.migrate.list(configOf(directory))
  return pending.map(({ file }) => file)
}
