import type { DateCivile } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { estUsuelle, type Statut } from '#domain/prestation/statut'
import { dateAcceptee, type DateProposee } from './date-proposee.ts'

/** The civil day of the agreed visit in Paris; `null` when none is agreed. */
export const jourConvenu = (dates: readonly DateProposee[]): DateCivile | null => {
  const convenue = dateAcceptee(dates)
  return convenue === null ? null : dateParis(convenue.debut)
}

/** Whether the end of the work withdraws the visit of a day. On its day, be it before its hour, and later, that visit is the work. */
export const tombeAuTerme = (jour: DateCivile, aujourdhui: DateCivile): boolean => jour > aujourdhui

/** Whether a change of statut needs no reason: the usual ones, and the end of work whose agreed day has come. */
export const vaDeSoi = (de: Statut, vers: Statut, convenu: DateCivile | null, aujourdhui: DateCivile): boolean =>
  estUsuelle(de, vers) ||
  (de === 'en_attente' && vers === 'terminé' && convenu !== null && !tombeAuTerme(convenu, aujourdhui))
