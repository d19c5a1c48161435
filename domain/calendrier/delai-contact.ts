import { type DateCivile, jourDeSemaine, plusJours } from './date-civile.ts'
import { aParis, instantParis, type MomentParis } from './heure-de-paris.ts'
import { ACCUEIL, plageDuJour } from './horaires.ts'

/** The technician calls within 24 to 48 h, that is one to two working days (docs/regles/delai-contact.md). */
export const JOURS_CONTACT = { auPlusTot: 1, auPlusTard: 2 } as const

export type DelaiContact = { readonly auPlusTot: Date; readonly auPlusTard: Date }

const estOuvre = (date: DateCivile): boolean => jourDeSemaine(date) <= 5 && plageDuJour(ACCUEIL, date) !== null

const jourOuvreSuivant = (date: DateCivile): DateCivile => {
  const lendemain = plusJours(date, 1)
  return estOuvre(lendemain) ? lendemain : jourOuvreSuivant(lendemain)
}

/** The delay counts opening hours only: for an evening order it starts at the next opening. */
const debut = ({ date, minutes }: MomentParis): MomentParis => {
  const plage = estOuvre(date) ? plageDuJour(ACCUEIL, date) : null
  if (plage !== null && minutes <= plage.a) return { date, minutes: Math.max(minutes, plage.de) }
  const ouverture = jourOuvreSuivant(date)
  return { date: ouverture, minutes: plageDuJour(ACCUEIL, ouverture)?.de ?? minutes }
}

const apresJoursOuvres = ({ date, minutes }: MomentParis, jours: number): MomentParis =>
  jours === 0 ? { date, minutes } : apresJoursOuvres({ date: jourOuvreSuivant(date), minutes }, jours - 1)

export const delaiContact = (commandeLe: Date): DelaiContact => {
  const depart = debut(aParis(commandeLe))
  return {
    auPlusTot: instantParis(apresJoursOuvres(depart, JOURS_CONTACT.auPlusTot)),
    auPlusTard: instantParis(apresJoursOuvres(depart, JOURS_CONTACT.auPlusTard)),
  }
}
