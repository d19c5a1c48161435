import * as t from 'io-ts'
import type { Montant } from './montant.ts'

const isMontant = (u: unknown): u is Montant => typeof u === 'number' && Number.isSafeInteger(u)

export const CodecMontant = new t.Type<Montant, number>(
  'Montant',
  isMontant,
  (u, context) => (isMontant(u) ? t.success(u) : t.failure(u, context, 'Montant invalide.')),
  (value) => value,
)
