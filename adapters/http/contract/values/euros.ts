import * as t from 'io-ts'
import { enEuros, euros, type Montant } from '#domain/shared/montant'
import { described } from '../openapi/json-schema.ts'

const isAmount = (u: unknown): u is number => typeof u === 'number' && Number.isFinite(u) && Math.abs(u) < 1e9

/** A number that is written with more than two decimals is no amount: rounding it would make another of it. */
const lire = (u: unknown, context: t.Context): t.Validation<Montant> => {
  if (!isAmount(u)) return t.failure(u, context, 'Montant invalide.')
  const montant = euros(u)
  return enEuros(montant) === u ? t.success(montant) : t.failure(u, context, 'Un montant a deux décimales au plus.')
}

/** Whole cents inside, euros with two decimals outside. */
export const Euros: t.Type<Montant, number> = described(
  new t.Type<Montant, number>('Euros', (u): u is Montant => isAmount(u) && Number.isInteger(u), lire, enEuros),
  { type: 'number', description: 'Euros, at most two decimals', examples: [64.5] },
)
