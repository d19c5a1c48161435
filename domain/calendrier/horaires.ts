import { type DateCivile, jourDeSemaine, anneeDe, dateCivile, plusJours } from './date-civile.ts'

/** Opening and closing, in minutes since midnight. */
export type Plage = { readonly de: number; readonly a: number }

export type Horaires = readonly (Plage | null)[]

const plage = (de: number, a: number): Plage => ({ de: de * 60, a: a * 60 })

const semaine = (jour: Plage): Horaires => [jour, jour, jour, jour, jour]

/** When the phone is answered: Monday to Friday 9-18, Saturday 9-12, Sunday by appointment. */
export const ACCUEIL: Horaires = [...semaine(plage(9, 18)), plage(9, 12), null]

/** When visits take place: Monday to Friday 8-18. */
export const INTERVENTIONS: Horaires = [...semaine(plage(8, 18)), null, null]

export const plageDuJour = (horaires: Horaires, date: DateCivile): Plage | null =>
  estFerie(date) ? null : (horaires[jourDeSemaine(date) - 1] ?? null)

/** Easter Sunday of the years 1700 to 4199 (Meeus/Jones/Butcher, reduced to these centuries). */
export const paques = (annee: number): DateCivile => {
  const a = annee % 19
  const siecle = Math.floor(annee / 100)
  const reste = annee % 100
  const f = Math.floor(siecle / 3)
  const h = (19 * a + siecle - Math.floor(siecle / 4) - f + 15) % 30
  const l = (32 + 2 * (siecle % 4) + 2 * Math.floor(reste / 4) - h - (reste % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return dateCivile(annee, Math.floor(n / 31), (n % 31) + 1)
}

const calculer = (annee: number): ReadonlyMap<DateCivile, string> => {
  const dimanche = paques(annee)
  return new Map([
    [dateCivile(annee, 1, 1), 'Jour de l’an'],
    [plusJours(dimanche, 1), 'Lundi de Pâques'],
    [dateCivile(annee, 5, 1), 'Fête du Travail'],
    [dateCivile(annee, 5, 8), 'Victoire 1945'],
    [plusJours(dimanche, 39), 'Ascension'],
    [plusJours(dimanche, 50), 'Lundi de Pentecôte'],
    [dateCivile(annee, 7, 14), 'Fête nationale'],
    [dateCivile(annee, 8, 15), 'Assomption'],
    [dateCivile(annee, 11, 1), 'Toussaint'],
    [dateCivile(annee, 11, 11), 'Armistice 1918'],
    [dateCivile(annee, 12, 25), 'Noël'],
  ])
}

// A cache: every deadline asks for the same few years.
const connues = new Map<number, ReadonlyMap<DateCivile, string>>()

/** The 11 national holidays (Code du travail, L. 3133-1); Alsace-Moselle has two more that do not apply in the Jura. */
export const joursFeries = (annee: number): ReadonlyMap<DateCivile, string> => {
  const feries = connues.get(annee) ?? calculer(annee)
  connues.set(annee, feries)
  return feries
}

export const nomDuFerie = (date: DateCivile): string | null => joursFeries(anneeDe(date)).get(date) ?? null

export const estFerie = (date: DateCivile): boolean => joursFeries(anneeDe(date)).has(date)

/** Rates are doubled on Saturdays, Sundays and public holidays (docs/regles/jours-feries.md). */
export const estMajore = (date: DateCivile): boolean => jourDeSemaine(date) >= 6 || estFerie(date)

/** The technician calls within 24 to 48 h, that is one to two working days (docs/regles/delai-contact.md). */
export const JOURS_CONTACT = { auPlusTot: 1, auPlusTard: 2 } as const
