import { type DateCivile, jourDeSemaine } from './date-civile.ts'
import { estFerie } from './jours-feries.ts'

/** Section 9: rates are doubled on Saturdays, Sundays and public holidays. */
export const estMajore = (date: DateCivile): boolean => jourDeSemaine(date) >= 6 || estFerie(date)
