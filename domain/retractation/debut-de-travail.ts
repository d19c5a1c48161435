import type { DateCivile } from '#domain/calendrier/date-civile'
import { type Demandes, peutCommencerAussitot } from '#domain/prestation/debut-aussitot'
import { finDeRetractation } from './delai.ts'

export type CommandePassee = { readonly creeLe: Date; readonly engagement: Demandes }

/** `null` if the work could be billed after a withdrawal (Code de la consommation, L. 221-25). */
export const delaiACourir = ({ creeLe, engagement }: CommandePassee, jour: DateCivile): DateCivile | null => {
  const fin = finDeRetractation(creeLe)
  return peutCommencerAussitot(engagement) || jour > fin ? null : fin
}
