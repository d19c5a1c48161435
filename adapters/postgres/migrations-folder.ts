import { join } from 'node:path'

/** Where the migrations are; each file in it is one, in the order of their names. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations')
