import * as t from 'io-ts'
import { CodecMontant, centimes, type Montant, multiplier } from '#domain/shared/montant'

/** What the work already done may cost. `minutesFaites` and `montant` are `null` when only the owner knows the time. */
export const Prorata = t.readonly(
  t.strict({
    total: CodecMontant,
    minutesPrevues: t.number,
    minutesFaites: t.union([t.number, t.null]),
    montant: t.union([CodecMontant, t.null]),
  }),
)

export type Prorata = t.TypeOf<typeof Prorata>

/** The share of the whole price for the work done so far, never more than the price (Code de la consommation, L. 221-25). */
export const montantAuProrata = (total: Montant, minutesFaites: number, minutesPrevues: number): Montant =>
  minutesPrevues <= 0 ? centimes(0) : multiplier(total, Math.min(1, Math.max(0, minutesFaites / minutesPrevues)))
