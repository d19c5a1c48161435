import { plusJours } from '#domain/calendrier/date-civile'
import { aParis, instantParis } from '#domain/calendrier/heure-de-paris'
import { INTERVENTIONS } from '#domain/calendrier/horaires'

/** A date is accepted online until this many hours before the visit: time to read the answer and to travel. */
export const ROUTE_HEURES = 2

const [semaine] = INTERVENTIONS

const [OUVERTURE, FERMETURE] = [semaine?.de ?? 0, semaine?.a ?? 0]

/** Early enough to travel, and within the hours of visits. After it, the client calls. */
export const limiteDAcceptation = (debut: Date): Date => {
  const avant = new Date(debut.getTime() - ROUTE_HEURES * 3_600_000)
  const { date, minutes } = aParis(avant)
  if (minutes < OUVERTURE) return instantParis({ date: plusJours(date, -1), minutes: FERMETURE })
  return minutes > FERMETURE ? instantParis({ date, minutes: FERMETURE }) : avant
}
