import * as O from '#fp/Option'
import { anneeDe, type DateCivile, dateCivile, jourDeSemaine, joursEntre, plusJours } from './date-civile.ts'

/** A week bears the year of its Thursday: ISO 8601. */
const jeudiDe = (date: DateCivile): DateCivile => plusJours(date, 4 - jourDeSemaine(date))

const premierLundi = (annee: number): DateCivile => plusJours(jeudiDe(dateCivile(annee, 1, 4)), -3)

export const semaineIso = (date: DateCivile): string => {
  const jeudi = jeudiDe(date)
  const annee = anneeDe(jeudi)
  const rang = Math.floor(joursEntre(premierLundi(annee), jeudi) / 7) + 1
  return `${annee}-W${String(rang).padStart(2, '0')}`
}

const FORME = /^((?:19|2\d)\d{2})-W(\d{2})$/

export const lundiDeSemaine = (nom: string): O.Option<DateCivile> => {
  const [, annee = '', rang = ''] = FORME.exec(nom) ?? []
  if (annee === '') return O.none
  const lundi = plusJours(premierLundi(Number(annee)), (Number(rang) - 1) * 7)
  return semaineIso(lundi) === nom ? O.some(lundi) : O.none
}
