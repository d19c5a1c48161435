import * as t from 'io-ts'
import type { Knex } from 'knex'
import { selectAsText, useTextForms } from './write-rows.ts'
import { ask, countRows, readMigrations, readTables, type Table } from './catalogue.ts'
import { readSequences, type Sequence } from './sequences.ts'

type CountedTable = Table & { readonly lignes: number }

export type Snapshot = {
  readonly migrations: readonly string[]
  readonly tables: readonly CountedTable[]
  readonly sequences: readonly Sequence[]
  readonly lots: (table: CountedTable) => AsyncIterable<readonly string[]>
}

const Ligne = t.strict({ ligne: t.string })

const LOT_MAX = 1_000
const LOT_OCTETS = 4_000_000

/** As many rows as make a few megabytes; one row may be a line of text or a whole document. */
const lotOf = ({ lignes, octets }: CountedTable): number =>
  Math.max(1, Math.min(LOT_MAX, Math.floor((LOT_OCTETS * lignes) / Math.max(1, octets))))

// Uses a server-side cursor, so that neither side holds a whole table.
async function* readLots(trx: Knex, table: CountedTable): AsyncGenerator<readonly string[]> {
  await trx.raw(`declare sauvegarde no scroll cursor for ${selectAsText(table)}`)
  for (;;) {
    const lignes = await ask(trx, Ligne, `fetch ${lotOf(table)} from sauvegarde`)
    if (lignes.length === 0) break
    yield lignes.map(({ ligne }) => ligne)
  }
  await trx.raw('close sauvegarde')
}

const identifiersOf = (tables: readonly Table[]): string => tables.map(({ identifiant }) => identifiant).join(', ')

/** Takes the locks first, which only changes of the schema wait for: the first query after them takes the snapshot. */
const readHeld = async (trx: Knex, held: string): Promise<Omit<Snapshot, 'lots'>> => {
  await useTextForms(trx)
  if (held !== '') await trx.raw(`lock table ${held} in access share mode`)
  const tables = await readTables(trx)
  if (identifiersOf(tables) !== held) throw new Error('the schema was changing: try again')
  const counted: CountedTable[] = []
  for (const table of tables) counted.push({ ...table, lignes: await countRows(trx, table) })
  return { migrations: (await readMigrations(trx)) ?? [], tables: counted, sequences: await readSequences(trx) }
}

export const withSnapshot = async <A>(knex: Knex, use: (snapshot: Snapshot) => Promise<A>): Promise<A> => {
  const held = identifiersOf(await readTables(knex))
  return knex.transaction(
    async (trx) => {
      const read = await readHeld(trx, held)
      return use({ ...read, lots: (table) => readLots(trx, table) })
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  )
}
