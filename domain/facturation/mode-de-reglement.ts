import type * as t from 'io-ts'
import { closedList } from '#domain/shared/value'
import { euros } from '#domain/shared/montant'

/** Cash, transfer or PayPal; no cheque. */
export const ModeDeReglement = closedList(
  'ModeDeReglement',
  ['especes', 'virement', 'paypal'] as const,
  'Choisissez un mode de règlement.',
)

export type ModeDeReglement = t.TypeOf<typeof ModeDeReglement>

/** The ceiling of cash between a business and a resident (Code monétaire et financier, L. 112-6 and D. 112-3). */
export const PLAFOND_ESPECES = euros(1_000)
