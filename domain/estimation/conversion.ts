import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { dateParis, instantParis } from '#domain/calendrier/heure-de-paris'
import { limiteDe } from '#domain/conservation/duree'
import { MOIS_ESTIMATION } from '#domain/conservation/durees'

/** How many estimates were made since what is dropped, and how many of these were ordered; and of late. */
export type Conversion = {
  readonly faites: number
  readonly commandees: number
  readonly faites30: number
  readonly commandees30: number
}

/** Days of the short look, today included. */
const JOURS_RECENTS = 30

/** The first day of the short look. */
export const debutRecent = (instant: Date): DateCivile => plusJours(dateParis(instant), 1 - JOURS_RECENTS)

/** Before this instant, an estimate that led to no order is dropped: one is kept to the end of its last day in Paris. */
export const oubliAvant = (instant: Date): Date =>
  instantParis({ date: limiteDe(dateParis(instant), { unite: 'mois', nombre: MOIS_ESTIMATION }), minutes: 0 })
