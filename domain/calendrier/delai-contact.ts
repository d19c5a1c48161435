import { type AbsenceVoulue, plagesRestantes } from '../agenda/absence.ts'
import { type DateCivile, jourDeSemaine, joursEntre, plusJours } from './date-civile.ts'
import { aParis, instantParis, type MomentParis } from './heure-de-paris.ts'
import { ACCUEIL, type Plage, plageDuJour } from './horaires.ts'

/** The technician calls within 24 to 48 h, that is one to two working days (docs/regles/delai-contact.md). */
export const JOURS_CONTACT = { auPlusTot: 1, auPlusTard: 2 } as const

type DelaiContact = { readonly auPlusTot: Date; readonly auPlusTard: Date }

type Absences = readonly Pick<AbsenceVoulue, 'du' | 'au' | 'jours' | 'plage'>[]

/** Days after which absences are no longer looked at: habits could take every working day for ever. */
const ABSENCES_JOURS = 400

type Ouvertures = (date: DateCivile) => readonly Plage[]

const ouverturesAvec =
  (absences: Absences, depuis: DateCivile): Ouvertures =>
  (date) =>
    jourDeSemaine(date) > 5
      ? []
      : plagesRestantes(plageDuJour(ACCUEIL, date), joursEntre(depuis, date) > ABSENCES_JOURS ? [] : absences, date)

const jourOuvreSuivant = (ouvertures: Ouvertures, date: DateCivile): DateCivile => {
  let lendemain = plusJours(date, 1)
  while (ouvertures(lendemain).length === 0) lendemain = plusJours(lendemain, 1)
  return lendemain
}

/** The delay counts opening hours only: for an evening order, or during an absence, it goes on at the next opening. */
const aLOuverture = (ouvertures: Ouvertures, { date, minutes }: MomentParis): MomentParis => {
  const plage = ouvertures(date).find(({ a }) => minutes <= a)
  if (plage !== undefined) return { date, minutes: Math.max(minutes, plage.de) }
  const ouverture = jourOuvreSuivant(ouvertures, date)
  return { date: ouverture, minutes: ouvertures(ouverture)[0]?.de ?? minutes }
}

const apresJoursOuvres = (ouvertures: Ouvertures, moment: MomentParis, jours: number): MomentParis =>
  jours === 0
    ? moment
    : apresJoursOuvres(
        ouvertures,
        aLOuverture(ouvertures, { ...moment, date: jourOuvreSuivant(ouvertures, moment.date) }),
        jours - 1,
      )

export const delaiContact = (commandeLe: Date, absences: Absences = []): DelaiContact => {
  const commande = aParis(commandeLe)
  const ouvertures = ouverturesAvec(absences, commande.date)
  const depart = aLOuverture(ouvertures, commande)
  return {
    auPlusTot: instantParis(apresJoursOuvres(ouvertures, depart, JOURS_CONTACT.auPlusTot)),
    auPlusTard: instantParis(apresJoursOuvres(ouvertures, depart, JOURS_CONTACT.auPlusTard)),
  }
}
