import type { DateCivile } from '#domain/calendrier/date-civile'
import { type DateProposee, dateAcceptee } from '#domain/rendez-vous/date-proposee'
import { estMajore } from '../calendrier/horaires.ts'

/** Whether the work counts double on the day that the client agreed to; `null` when no day was agreed. */
export const majoreConvenu = (dates: readonly DateProposee[]): boolean | null => dateAcceptee(dates)?.majore ?? null

/** The price follows the day on which the work is done. Without an agreed day, that of the quote holds on every day. */
export const compteDouble = (convenu: boolean | null, execution: DateCivile): boolean =>
  convenu !== null && estMajore(execution)

/** The work was done on a day whose price is not that of the agreed one: `semaine` for less, `majore` for more. */
export type EcartDeJour = 'semaine' | 'majore'

export const ecartDeJour = (convenu: boolean | null, execution: DateCivile): EcartDeJour | null => {
  const double = compteDouble(convenu, execution)
  if (convenu === null || double === convenu) return null
  return double ? 'majore' : 'semaine'
}
