import { type DateCivile, plusJours } from '../calendrier/date-civile.ts'
import { ACCUEIL, plageDuJour } from '../calendrier/horaires.ts'
import { type AbsenceVoulue, occurrences, plageDAbsence } from './absence.ts'

/** Days ahead of which a closure is announced to visitors. */
export const ANNONCE_JOURS = 28

/** What visitors may know of an absence: when nobody answers, never why. */
export type Fermeture = Pick<AbsenceVoulue, 'du' | 'au' | 'jours' | 'plage'>

/** Absences of the next four weeks that take time from the opening hours, by their first day. */
export const fermetures = (absences: readonly AbsenceVoulue[], aujourdhui: DateCivile): readonly Fermeture[] =>
  absences
    .filter((absence) =>
      occurrences([absence], aujourdhui, plusJours(aujourdhui, ANNONCE_JOURS)).some(({ jour }) => {
        const [ouverte, absente] = [plageDuJour(ACCUEIL, jour), plageDAbsence(absence)]
        return ouverte !== null && absente.de < ouverte.a && ouverte.de < absente.a
      }),
    )
    .map(({ du, au, jours, plage }) => ({ du, au, jours, plage }))
