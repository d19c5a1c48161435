import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { dateParis, instantParis } from '#domain/calendrier/heure-de-paris'
import { limiteDe } from '#domain/conservation/duree'
import { MOIS_ESTIMATION } from '#domain/conservation/durees'

/** How many estimates were made in the retention period and how many became orders; the same for the last 30 days. */
export type Conversion = {
  readonly faites: number
  readonly commandees: number
  readonly faites30: number
  readonly commandees30: number
}

/** Days of the recent count, today included. */
const JOURS_RECENTS = 30

/** The first day of the recent count. */
export const debutRecent = (instant: Date): DateCivile => plusJours(dateParis(instant), 1 - JOURS_RECENTS)

/**
 * An estimate older than this instant and without an order is deleted; it is kept to the end of its last day in Paris.
 */
export const oubliAvant = (instant: Date): Date =>
  instantParis({ date: limiteDe(dateParis(instant), { unite: 'mois', nombre: MOIS_ESTIMATION }), minutes: 0 })
