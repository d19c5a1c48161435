import type { DateCivile } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { estUsuelle, type Statut } from '#domain/prestation/statut'
import { dateAcceptee, type DateProposee } from './date-proposee.ts'

export const jourConvenu = (dates: readonly DateProposee[]): DateCivile | null => {
  const convenue = dateAcceptee(dates)
  return convenue === null ? null : dateParis(convenue.debut)
}

/** True if the visit is after the day the work ended. A visit on that very day is the work itself. */
export const estApresLaFin = (jour: DateCivile, aujourdhui: DateCivile): boolean => jour > aujourdhui

/** True if a change of statut needs no reason: the usual changes, and the end of work on or after the agreed day. */
export const vaDeSoi = (de: Statut, vers: Statut, convenu: DateCivile | null, aujourdhui: DateCivile): boolean =>
  estUsuelle(de, vers) ||
  (de === 'en_attente' && vers === 'terminé' && convenu !== null && !estApresLaFin(convenu, aujourdhui))
