import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as E from '#fp/Either'

const Order = t.type({
  reference: t.string,
  numero_devis: t.string,
  email: t.string,
  keys: t.array(t.string),
  events: t.number,
  mails: t.array(t.type({ id: t.string, genre: t.string, statut: t.string })),
})

/** An order as the database has it, with all that was written with it. */
export type FoundOrder = t.TypeOf<typeof Order>

/** What stands on the disk: the orders, and the row of the queue that each mail file comes from. */
export type Findings = { readonly orders: readonly FoundOrder[]; readonly files: readonly string[] }

const ORDERS = `
select
  p.reference, p.numero_devis, c.email,
  array(select cle from cles_idempotence where prestation_id = p.id) as keys,
  (select cast(count(*) as integer) from prestation_evenements where prestation_id = p.id) as events,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', id, 'genre', genre, 'statut', statut))
    from courriels
    where prestation_id = p.id
  ), '[]') as mails
from prestations p join clients c on c.id = p.client_id`

/** The Message-ID is in the name of the file, and the row of the queue in the Message-ID. */
const rowOf = (file: string): string => /_courrier-([0-9a-f-]{36})@.*\.eml$/.exec(file)?.[1] ?? file

const readFiles = async (dataDir: string): Promise<readonly string[]> => {
  const names = await readdir(join(dataDir, 'courriels')).catch(() => [])
  return names.filter((name) => name.endsWith('.eml')).map(rowOf)
}

/** Reads database and mails as they are, past the code of the site. */
export const readFindings = async (knex: Knex, dataDir: string): Promise<Findings> => {
  const { rows } = await knex.raw<{ readonly rows: unknown }>(ORDERS)
  const orders = t.array(Order).decode(rows)
  if (E.isLeft(orders)) throw new Error('the tables of the orders have changed: read-findings.ts no longer reads them')
  return { orders: orders.right, files: await readFiles(dataDir) }
}
