import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { instantParis } from '#domain/calendrier/heure-de-paris'
import { INTERVENTIONS, plageDuJour } from '#domain/calendrier/horaires'

/** A day relative to the day of filling (-1 for yesterday), and a time in Paris, `HH:MM`. */
export type Moment = { readonly jour: number; readonly heure: string }

export const le = (jour: number, heure: string): Moment => ({ jour, heure })

const enMinutes = (heure: string): number => {
  const [heures = '0', minutes = '0'] = heure.split(':')
  return Number(heures) * 60 + Number(minutes)
}

export const instantDe = (aujourdhui: DateCivile, { jour, heure }: Moment): Date =>
  instantParis({ date: plusJours(aujourdhui, jour), minutes: enMinutes(heure) })

export const estOuvre = (date: DateCivile): boolean => plageDuJour(INTERVENTIONS, date) !== null

/** The first day with visits from a given day on, relative to the day of filling. */
export const ouvreDes = (aujourdhui: DateCivile, jour: number): number =>
  estOuvre(plusJours(aujourdhui, jour)) ? jour : ouvreDes(aujourdhui, jour + 1)

/** The `rang`-th day with visits after today. */
export const jourOuvre = (aujourdhui: DateCivile, rang: number): number =>
  Array.from({ length: rang }).reduce<number>((jour) => ouvreDes(aujourdhui, jour + 1), 0)
