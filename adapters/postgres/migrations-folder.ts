import { join } from 'node:path'

/** The folder of the migrations; they run in the order of their names. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations')
