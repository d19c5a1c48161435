import * as t from 'io-ts'
import { enEuros, euros, type Montant } from '#domain/shared/montant'
import { described } from '../openapi/json-schema.ts'

const isAmount = (u: unknown): u is number => typeof u === 'number' && Number.isFinite(u) && Math.abs(u) < 1e9

/** Whole cents inside, euros with two decimals outside. */
export const Euros: t.Type<Montant, number> = described(
  new t.Type<Montant, number>(
    'Euros',
    (u): u is Montant => isAmount(u) && Number.isInteger(u),
    (u, context) => (isAmount(u) ? t.success(euros(u)) : t.failure(u, context, 'Montant invalide.')),
    enEuros,
  ),
  { type: 'number', description: 'Euros, at most two decimals', examples: [64.5] },
)
