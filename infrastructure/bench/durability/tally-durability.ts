import * as E from '#fp/Either'
import * as t from 'io-ts'
import type { Knex } from 'knex'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { orderBody } from '../load.ts'

type Acknowledgement = { readonly reference: string; readonly numeroDevis: string; readonly replayed: boolean }

/** `unanswered`: the site died first; the order may or may not be recorded. */
export type Outcome =
  | ({ readonly _tag: 'Acknowledged' } & Acknowledgement)
  | { readonly _tag: 'Unanswered' }
  | { readonly _tag: 'Refused'; readonly status: number }

export type Attempt = { readonly key: string; readonly outcomes: readonly Outcome[] }

const Order = t.type({
  reference: t.string,
  numero_devis: t.string,
  email: t.string,
  keys: t.array(t.string),
  events: t.number,
  mails: t.array(t.type({ id: t.string, genre: t.string, statut: t.string })),
})

export type FoundOrder = t.TypeOf<typeof Order>

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

/** The file name contains the Message-ID, which contains the id of the row. */
const rowOf = (file: string): string => /_courrier-([0-9a-f-]{36})@.*\.eml$/.exec(file)?.[1] ?? file

const readFiles = async (dataDir: string): Promise<readonly string[]> => {
  const names = await readdir(join(dataDir, 'courriels')).catch(() => [])
  return names.filter((name) => name.endsWith('.eml')).map(rowOf)
}

/** Reads database and mail files directly, without the code of the site. */
export const readFindings = async (knex: Knex, dataDir: string): Promise<Findings> => {
  const { rows } = await knex.raw<{ readonly rows: unknown }>(ORDERS)
  const orders = t.array(Order).decode(rows)
  if (E.isLeft(orders))
    throw new Error('the tables of the orders have changed: tally-durability.ts no longer reads them')
  return { orders: orders.right, files: await readFiles(dataDir) }
}

type Faults = {
  /** Orders answered 201 that the database lacks, or has with another reference. */
  readonly missing: number
  /** Keys answered with two references, or answers other than 201. */
  readonly contradicted: number
  /** References, quote numbers, keys or clients that occur twice. */
  readonly twice: number
  /** Orders without exactly one key, one event and the two mails. */
  readonly incomplete: number
  /** Mails marked as sent without a file, given up, or files of unknown mails. */
  readonly mailsLost: number
}

export type Tally = {
  readonly acknowledged: number
  readonly orders: number
  readonly sent: number
  readonly waiting: number
  /** Extra files with the same Message-ID: sent before the kill, but not yet marked as sent. */
  readonly sentAgain: number
  readonly faults: Faults
}

const repeated = (values: readonly string[]): number => values.length - new Set(values).size

const acknowledgements = ({ outcomes }: Attempt): readonly Acknowledgement[] =>
  outcomes.filter((outcome) => outcome._tag === 'Acknowledged')

const isContradicted = (attempt: Attempt): boolean =>
  attempt.outcomes.some(({ _tag }) => _tag === 'Refused') ||
  new Set(acknowledgements(attempt).map(({ reference, numeroDevis }) => `${reference} ${numeroDevis}`)).size > 1

const isIncomplete = ({ keys, events, mails }: FoundOrder): boolean =>
  keys.length !== 1 ||
  events !== 1 ||
  mails
    .map(({ genre }) => genre)
    .toSorted()
    .join() !== 'commande_client,commande_entreprise'

const makeIsMissing = (orders: readonly FoundOrder[]) => {
  const byKey = new Map(orders.flatMap((order) => order.keys.map((key) => [key, order] as const)))
  return (attempt: Attempt): boolean => {
    const found = byKey.get(attempt.key)
    return acknowledgements(attempt).some(
      ({ reference, numeroDevis }) =>
        found?.reference !== reference ||
        found.numero_devis !== numeroDevis ||
        found.email !== orderBody(attempt.key)['email'],
    )
  }
}

const countTwice = (orders: readonly FoundOrder[]): number =>
  repeated(orders.map(({ reference }) => reference)) +
  repeated(orders.map((order) => order.numero_devis)) +
  repeated(orders.flatMap(({ keys }) => keys)) +
  repeated(orders.map(({ email }) => email))

export const tallyDurability = (attempts: readonly Attempt[], { orders, files }: Findings): Tally => {
  const mails = orders.flatMap((order) => order.mails)
  const known = new Set(mails.map(({ id }) => id))
  const written = new Set(files)
  const sent = mails.filter(({ statut }) => statut === 'envoye')
  return {
    acknowledged: attempts.filter((attempt) => acknowledgements(attempt).length > 0).length,
    orders: orders.length,
    sent: sent.length,
    waiting: mails.filter(({ statut }) => statut === 'a_envoyer').length,
    sentAgain: repeated(files),
    faults: {
      missing: attempts.filter(makeIsMissing(orders)).length,
      contradicted: attempts.filter(isContradicted).length,
      twice: countTwice(orders),
      incomplete: orders.filter(isIncomplete).length,
      mailsLost:
        sent.filter(({ id }) => !written.has(id)).length +
        mails.filter(({ statut }) => statut === 'echoue').length +
        [...written].filter((id) => !known.has(id)).length,
    },
  }
}
