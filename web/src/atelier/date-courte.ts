import { formaterHeure } from '#domain/calendrier/formater-date'
import { aParis } from '#domain/calendrier/heure-de-paris'

/** The day and the hour of an instant, apart: `24/11/2026`, `10 h`. */
export const jourEtHeure = (instant: string): readonly [jour: string, heure: string] => {
  const { date, minutes } = aParis(new Date(instant))
  return [date.split('-').toReversed().join('/'), formaterHeure(minutes)]
}

/** An instant for a column: `24/11/2026 à 10 h`, by the clock of Paris. */
export const dateCourte = (instant: string): string => {
  const [jour, heure] = jourEtHeure(instant)
  return `${jour} à\u00a0${heure}`
}
