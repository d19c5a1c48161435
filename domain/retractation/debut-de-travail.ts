import type { DateCivile } from '#domain/calendrier/date-civile'
import { type Demandes, peutCommencerAussitot } from '#domain/prestation/debut-aussitot'
import { finDeRetractation } from './delai.ts'

/** When an order was placed, and what was asked for with it. */
export type CommandePassee = { readonly creeLe: Date; readonly engagement: Demandes }

/**
 * The last day of the withdrawal delay, for work that would begin within it although its client, a consumer, has not asked
 * for that: what is done could not be billed if they withdrew (Code de la consommation, L. 221-25). `null` otherwise.
 */
export const delaiACourir = ({ creeLe, engagement }: CommandePassee, jour: DateCivile): DateCivile | null => {
  const fin = finDeRetractation(creeLe)
  return peutCommencerAussitot(engagement) || jour > fin ? null : fin
}
