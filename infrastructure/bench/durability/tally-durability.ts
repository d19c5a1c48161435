import { orderBody } from '../load/order-body.ts'
import type { Attempt } from './fire-orders.ts'
import type { Acknowledgement } from './place-order.ts'
import type { Findings, FoundOrder } from './read-findings.ts'

/** What must not happen, counted. */
export type Faults = {
  /** Orders answered 201 that the database does not have as they were answered. */
  readonly missing: number
  /** One key answered with two references, or an answer that is no 201. */
  readonly contradicted: number
  /** References, quote numbers, keys or clients that stand twice. */
  readonly twice: number
  /** Orders without exactly one key, one event and the two mails. */
  readonly incomplete: number
  /** Mails noted as sent without a file, given up, or files of no known mail. */
  readonly mailsLost: number
}

export type Tally = {
  readonly acknowledged: number
  readonly orders: number
  readonly sent: number
  readonly waiting: number
  /** Files beyond the first under one Message-ID: sent before the kill, noted after it. */
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

/** Compares what was answered with what stands. */
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
