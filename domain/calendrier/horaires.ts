import { type DateCivile, jourDeSemaine } from './date-civile.ts'
import { estFerie } from './jours-feries.ts'

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
