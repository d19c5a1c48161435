import type { Knex } from 'knex'
import { insertFromText } from './as-text.ts'
import { readTables, type Table } from './catalogue.ts'
import { suspendTriggers } from './suspend-checks.ts'

/** Empties every table, without asking its triggers. */
export const emptyTables = async (trx: Knex): Promise<void> => {
  const tables = await readTables(trx)
  if (tables.length === 0) return
  const putBack = await suspendTriggers(trx)
  await trx.raw(`truncate ${tables.map(({ identifiant }) => identifiant).join(', ')}`)
  await putBack()
}

/** Writes rows that `selectAsText` has read. */
export const writeRows = async (trx: Knex, table: Table, lignes: readonly string[]): Promise<void> => {
  await trx.raw(insertFromText(table), [`[${lignes.join(',')}]`])
}
