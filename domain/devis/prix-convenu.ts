import type { DateCivile } from '#domain/calendrier/date-civile'
import type { DateProposee } from '#domain/rendez-vous/date-proposee'
import { jourConvenu } from '#domain/rendez-vous/fin-de-prestation'
import type { Montant } from '#domain/shared/montant'
import type { Estimation } from '#domain/tarification/estimation'
import { horsTravail, totalAuJour } from '#domain/tarification/majoration'
import { estMajore } from '../calendrier/horaires.ts'

/** `null` if no such day is agreed: the price is then that of the quote. */
export const jourMajoreConvenu = (dates: readonly DateProposee[]): DateCivile | null => {
  const jour = jourConvenu(dates)
  return jour !== null && estMajore(jour) ? jour : null
}

export const totalConvenu = (estimation: Estimation, jour: DateCivile | null): Montant =>
  jour === null ? estimation.totalNet : totalAuJour(jour, estimation.montantPrestation, horsTravail(estimation))
