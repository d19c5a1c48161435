import { formaterHeure } from '#domain/calendrier/formater-date'
import { aParis } from '#domain/calendrier/heure-de-paris'

/** An instant for a column: `24/11/2026 à 10 h`, by the clock of Paris. */
export const dateCourte = (instant: string): string => {
  const { date, minutes } = aParis(new Date(instant))
  return `${date.split('-').toReversed().join('/')} à\u00a0${formaterHeure(minutes)}`
}
