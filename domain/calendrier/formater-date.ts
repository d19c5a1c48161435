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

export const formaterDate = (date: DateCivile): string => {
  const [annee, mois, jour] = date.split('-')
  return `${jour === '01' ? '1er' : Number(jour)} ${MOIS[Number(mois) - 1]} ${annee}`
}

export const formaterJour = (date: DateCivile): string => `${JOURS[jourDeSemaine(date) - 1]} ${formaterDate(date)}`

export const formaterHeure = (minutes: number): string => {
  const reste = minutes % 60
  return `${Math.floor(minutes / 60)}\u00a0h${reste === 0 ? '' : `\u00a0${String(reste).padStart(2, '0')}`}`
}

export const formaterInstant = (instant: Date): string => {
  const { date, minutes } = aParis(instant)
  return `${formaterJour(date)} à ${formaterHeure(minutes)}`
}

export const formaterPlage = (debut: Date, fin: Date): string => {
  const [de, a] = [aParis(debut), aParis(fin)]
  return de.date === a.date
    ? `${formaterJour(de.date)}, de ${formaterHeure(de.minutes)} à ${formaterHeure(a.minutes)}`
    : `du ${formaterInstant(debut)} au ${formaterInstant(fin)}`
}
