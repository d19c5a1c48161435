import type { DateCivile } from '#domain/calendrier/date-civile'
import { type Demandes, peutCommencerAussitot } from '#domain/prestation/debut-aussitot'
import { finDeRetractation } from './delai.ts'

/** When an order was placed, and what was asked for with it. */
export type CommandePassee = { readonly creeLe: Date; readonly engagement: Demandes }

/**
 * The last day of the withdrawal period, if work would begin within it without the client, a consumer, having asked for
 * that: the work could not be billed after a withdrawal (Code de la consommation, L. 221-25). `null` otherwise.
 */
export const delaiACourir = ({ creeLe, engagement }: CommandePassee, jour: DateCivile): DateCivile | null => {
  const fin = finDeRetractation(creeLe)
  return peutCommencerAussitot(engagement) || jour > fin ? null : fin
}
