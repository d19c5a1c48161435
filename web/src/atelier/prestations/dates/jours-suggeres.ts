import { Moment } from '#adapters/http/contract/routes/prestations'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { INTERVENTIONS, plageDuJour } from '#domain/calendrier/horaires'
import { type Creneau, HEURES_CRENEAU } from '#domain/prestation/creneau'
import { DATES_MAX } from '#domain/rendez-vous/date-proposee'
import { dernierJourProposable } from '#domain/rendez-vous/horizon'
import * as E from '#fp/Either'
import { estProposable } from './dates-saisies.ts'

/** When a visit may begin on a day on which any time suits, in hours. */
const HEURES_FLEXIBLES = [9, 11, 14] as const

/** Beginnings to try in a part of the day: as many as are asked about at once. */
const heuresDe = (creneau: Creneau): readonly number[] => {
  const plage = HEURES_CRENEAU[creneau]
  if (plage === null) return HEURES_FLEXIBLES
  return Array.from({ length: Math.min(DATES_MAX, plage.a - plage.de) }, (_, rang) => plage.de + rang)
}

const momentsDuJour = (date: DateCivile, creneau: Creneau): readonly Moment[] =>
  heuresDe(creneau).flatMap((heure) => {
    const heurePrestation = `${String(heure).padStart(2, '0')}:00`
    const lu = Moment.decode({ datePrestation: date, heurePrestation })
    return E.isRight(lu) ? [lu.right] : []
  })

/** The next days on which visits take place, tomorrow first, until the `dernier`. */
const prochainsJours = (demain: DateCivile, dernier: DateCivile, combien: number): readonly DateCivile[] => {
  if (combien <= 0 || demain > dernier) return []
  const suite = (reste: number) => prochainsJours(plusJours(demain, 1), dernier, reste)
  return plageDuJour(INTERVENTIONS, demain) === null ? suite(combien) : [demain, ...suite(combien - 1)]
}

type Lue = Pick<PrestationReply, 'souhaits' | 'creneauPrefere' | 'dates'>

/** What the client has been offered, or has agreed to, is no news. */
const dejaDit = ({ dates }: Lue, { datePrestation, heurePrestation }: Moment): boolean =>
  dates.some(
    ({ statut, date, heure }) =>
      (statut === 'propose' || statut === 'accepte') && date === datePrestation && heure === heurePrestation,
  )

/**
 * Days that would suit the client, each with the moments to try on it: the wishes that are still to come, then the next
 * working days in the part of the day of the order. `depuis` days are passed over.
 */
export const joursSuggeres = (
  prestation: Lue,
  maintenant: Date,
  depuis: number,
  combien: number,
): readonly (readonly Moment[])[] => {
  const { souhaits, creneauPrefere } = prestation
  const aujourdhui = dateParis(maintenant)
  const [demain, dernier] = [plusJours(aujourdhui, 1), dernierJourProposable(aujourdhui)]
  const voulus = souhaits.filter(({ date }) => date >= demain && date <= dernier)
  const autres = prochainsJours(demain, dernier, depuis + combien)
    .filter((date) => voulus.every((voulu) => voulu.date !== date))
    .map((date) => ({ date, creneau: creneauPrefere }))
  return [...voulus, ...autres]
    .slice(depuis, depuis + combien)
    .map(({ date, creneau }) =>
      momentsDuJour(date, creneau).filter(
        (moment) => !dejaDit(prestation, moment) && estProposable(moment, maintenant),
      ),
    )
}
