import { type DateCivile, jourDeSemaine } from './date-civile.ts'
import { aParis } from './heure-de-paris.ts'

const JOURS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']

const MOIS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
]

/** Formats `20 novembre 2026`, `1er décembre 2026`. */
export const formaterDate = (date: DateCivile): string => {
  const [annee, mois, jour] = date.split('-')
  return `${jour === '01' ? '1er' : Number(jour)} ${MOIS[Number(mois) - 1]} ${annee}`
}

/** Formats with the day of the week: `mardi 24 novembre 2026`. */
export const formaterJour = (date: DateCivile): string => `${JOURS[jourDeSemaine(date) - 1]} ${formaterDate(date)}`

/** Formats minutes since midnight: `10 h`, `8 h 05`. */
export const formaterHeure = (minutes: number): string => {
  const reste = minutes % 60
  return `${Math.floor(minutes / 60)}\u00a0h${reste === 0 ? '' : `\u00a0${String(reste).padStart(2, '0')}`}`
}

/** Formats an instant in Paris time: `mardi 24 novembre 2026 à 10 h`. */
export const formaterInstant = (instant: Date): string => {
  const { date, minutes } = aParis(instant)
  return `${formaterJour(date)} à ${formaterHeure(minutes)}`
}

/** Formats a visit in Paris time: `mardi 24 novembre 2026, de 10 h à 12 h`; with both days when it ends on another. */
export const formaterPlage = (debut: Date, fin: Date): string => {
  const [de, a] = [aParis(debut), aParis(fin)]
  return de.date === a.date
    ? `${formaterJour(de.date)}, de ${formaterHeure(de.minutes)} à ${formaterHeure(a.minutes)}`
    : `du ${formaterInstant(debut)} au ${formaterInstant(fin)}`
}
