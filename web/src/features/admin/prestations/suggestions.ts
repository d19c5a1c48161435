import { Moment } from '#adapters/http/contract/values/moment'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { INTERVENTIONS, plageDuJour } from '#domain/calendrier/horaires'
import { type Creneau, HEURES_CRENEAU } from '#domain/prestation/creneau'
import { DATES_MAX } from '#domain/rendez-vous/date-proposee'
import * as E from '#fp/Either'

/** When a visit begins on a day on which any time suits, in hours. */
const HEURE_FLEXIBLE = 9

const moment = (date: DateCivile, creneau: Creneau): readonly Moment[] => {
  const heure = String(HEURES_CRENEAU[creneau]?.de ?? HEURE_FLEXIBLE).padStart(2, '0')
  const lu = Moment.decode({ datePrestation: date, heurePrestation: `${heure}:00` })
  return E.isRight(lu) ? [lu.right] : []
}

/** The next days on which visits take place, tomorrow first. */
const prochainsJours = (demain: DateCivile, combien: number): readonly DateCivile[] => {
  if (combien === 0) return []
  const suite = (reste: number) => prochainsJours(plusJours(demain, 1), reste)
  return plageDuJour(INTERVENTIONS, demain) === null ? suite(combien) : [demain, ...suite(combien - 1)]
}

/**
 * Moments that would suit the client: the wishes that are still to come, then the next working days in the part of the day
 * of the order. As many as one proposal may have; `tour`, from 0, asks for those that come after.
 */
export const suggestions = (
  { souhaits, creneauPrefere }: Pick<PrestationReply, 'souhaits' | 'creneauPrefere'>,
  maintenant: Date,
  tour = 0,
): readonly Moment[] => {
  const demain = plusJours(dateParis(maintenant), 1)
  const aVenir = souhaits.filter(({ date }) => date >= demain).slice(0, DATES_MAX)
  if (aVenir.length > 0 && tour === 0) return aVenir.flatMap(({ date, creneau }) => moment(date, creneau))
  const avant = (aVenir.length > 0 ? tour - 1 : tour) * DATES_MAX
  const jours = prochainsJours(demain, avant + DATES_MAX).slice(avant)
  return jours.flatMap((date) => moment(date, creneauPrefere))
}
