import type { Knex } from 'knex'
import { clientRow, drawClients, SHARE_ACTIVE } from './client-rows.ts'
import { makeDraw } from './draw.ts'
import { drawEstimation } from './estimation-rows.ts'
import { drawFacture } from './facture-rows.ts'
import { drawMessage } from './message-rows.ts'
import { drawPrestation } from './prestation-rows.ts'
import type { Row, Rows } from './rows.ts'
import { SEEDED_UNTIL } from './seeded-until.ts'

/** How much is filled in. */
export type Volumes = {
  readonly prestations: number
  readonly clients: number
  readonly messages: number
  readonly estimations: number
}

const SPAN_MS = 8 * 365 * 24 * 3_600_000
const BATCH = 1_000
const SEED = 39_570

const instantOf = (rang: number, count: number): Date =>
  new Date(SEEDED_UNTIL.getTime() - Math.round(SPAN_MS * (1 - (rang + 1) / count)))

/** Writes rows as JSON, a batch in a statement; the database reads each value as its column wants it. */
const insertRows = async (knex: Knex, table: string, rows: readonly Row[]): Promise<void> => {
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH)
    const columns = Object.keys(batch[0] ?? {}).join(', ')
    const statement = `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ?)`
    await knex.raw(statement, [JSON.stringify(batch)])
  }
}

const drawRows = ({ prestations, clients, messages, estimations }: Volumes): Rows => {
  const draw = makeDraw(SEED)
  const people = drawClients(draw, clients)
  const active = people.slice(0, Math.ceil(clients * SHARE_ACTIVE))
  const orders = Array.from({ length: prestations }, (_, rang) =>
    // Everybody active orders once before anybody orders again.
    drawPrestation(draw, active[rang] ?? draw.among(active), rang, rang / prestations, instantOf(rang, prestations)),
  )
  const dernieres = new Map(orders.map((order) => [order.client.id, order]))
  const bills = orders.filter(({ prestation }) => prestation['statut'] === 'terminé').map(drawFacture)
  const letters = Array.from({ length: messages }, (_, rang) =>
    drawMessage(draw, draw.among(people), rang, rang / messages, instantOf(rang, messages)),
  )
  const estimates = Array.from({ length: estimations }, (_, rang) =>
    drawEstimation(draw, rang, instantOf(rang, estimations), orders[rang]?.id ?? null),
  )
  return [
    ['clients', people.map((client, rang) => clientRow(client, instantOf(rang, clients), dernieres.get(client.id)))],
    ['prestations', orders.map(({ prestation }) => prestation)],
    ['prestation_evenements', orders.flatMap(({ evenements }) => evenements)],
    ['rendez_vous', orders.flatMap(({ dates }) => dates)],
    ['factures', bills.map(({ facture }) => facture)],
    ['reglements', bills.flatMap(({ reglements }) => reglements)],
    ['estimations', estimates],
    ['messages', letters.map(({ message }) => message)],
    ['message_reponses', letters.flatMap(({ reponses }) => reponses)],
  ]
}

/** Fills an empty, migrated database with the same believable years of work every time, and has it look at itself. */
export const fillDatabase = async (knex: Knex, volumes: Volumes): Promise<void> => {
  for (const [table, rows] of drawRows(volumes)) {
    await insertRows(knex, table, rows)
    await knex.raw(`vacuum analyze ${table}`)
  }
}
