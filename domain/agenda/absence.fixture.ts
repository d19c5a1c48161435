import { dateCivile } from '#domain/calendrier/date-civile'
import type { Absence, AbsenceVoulue } from './absence.ts'

const JOURS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']

/** From Wednesday, 25 November 2026, every Wednesday afternoon, without an end. */
export const uneAbsence = (change: Partial<AbsenceVoulue> = {}, id = '01ABSENCE00000000000000000'): Absence => ({
  id,
  du: dateCivile(2026, 11, 25),
  au: null,
  jours: [3],
  plage: { de: 14 * 60, a: 18 * 60 },
  note: 'Piscine avec Lucie',
  ...change,
})

const lireDate = (texte: string) => {
  const [jour = 0, mois = 0, annee = 0] = texte.split('/').map(Number)
  return dateCivile(annee, mois, jour)
}

/** `25/11/2026 → …, mercredi, 14 h – 18 h`. */
export const lireAbsence = (cellule: string): Absence => {
  const [periode = '', ...reste] = cellule.split(', ')
  const [du = '', au = ''] = periode.split(' → ')
  const heures = reste.flatMap((partie) => [/^(\d+) h – (\d+) h$/.exec(partie)]).find((lue) => lue !== null)
  return uneAbsence({
    du: lireDate(du),
    au: au === '…' ? null : lireDate(au),
    jours: reste.flatMap((partie) => (JOURS.includes(partie) ? [JOURS.indexOf(partie) + 1] : [])),
    plage: heures === undefined ? null : { de: Number(heures[1]) * 60, a: Number(heures[2]) * 60 },
  })
}

/** Several absences, separated by ` ; `. */
export const lireAbsences = (cellule: string): readonly Absence[] =>
  cellule === '—' ? [] : cellule.split(' ; ').map(lireAbsence)
