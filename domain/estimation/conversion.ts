import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { dateParis, instantParis } from '#domain/calendrier/heure-de-paris'
import { limiteDe } from '#domain/conservation/duree'
import { MOIS_ESTIMATION } from '#domain/conservation/durees'

export type Conversion = {
  readonly faites: number
  readonly commandees: number
  readonly faites30: number
  readonly commandees30: number
}

const JOURS_RECENTS = 30

export const debutRecent = (instant: Date): DateCivile => plusJours(dateParis(instant), 1 - JOURS_RECENTS)

/** An estimate without an order is kept to the end of its last day in Paris. */
export const oubliAvant = (instant: Date): Date =>
  instantParis({ date: limiteDe(dateParis(instant), { unite: 'mois', nombre: MOIS_ESTIMATION }), minutes: 0 })
