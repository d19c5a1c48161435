import { plusJours } from '#domain/calendrier/date-civile'
import { aParis, instantParis } from '#domain/calendrier/heure-de-paris'
import { INTERVENTIONS } from '#domain/calendrier/horaires'

/** Hours before a visit until which its date is agreed on online: time to read it and to set out. */
export const ROUTE_HEURES = 2

const [semaine] = INTERVENTIONS

/** Between these minutes of any day somebody reads an answer. */
const [OUVERTURE, FERMETURE] = [semaine?.de ?? 0, semaine?.a ?? 0]

/** The last instant of the hours of visits, whatever the day, that leaves time to set out. From it on, one calls. */
export const limiteDAcceptation = (debut: Date): Date => {
  const avant = new Date(debut.getTime() - ROUTE_HEURES * 3_600_000)
  const { date, minutes } = aParis(avant)
  if (minutes < OUVERTURE) return instantParis({ date: plusJours(date, -1), minutes: FERMETURE })
  return minutes > FERMETURE ? instantParis({ date, minutes: FERMETURE }) : avant
}
