import type { DateCivile } from '#domain/calendrier/date-civile'
import { estMajore } from '#domain/calendrier/jours-feries'
import type { DateProposee } from '#domain/rendez-vous/date-proposee'
import { jourConvenu } from '#domain/rendez-vous/fin-de-prestation'
import type { Montant } from '#domain/shared/montant'
import type { Estimation } from '#domain/tarification/estimation'
import { horsTravail, totalAuJour } from '#domain/tarification/majoration'

/** The agreed day, when labour counts double on it; `null` for any other day or none: a quote then tells its price itself. */
export const jourMajoreConvenu = (dates: readonly DateProposee[]): DateCivile | null => {
  const jour = jourConvenu(dates)
  return jour !== null && estMajore(jour) ? jour : null
}

/** What is paid under a quote: on the day, or on an ordinary one for `null`. */
export const totalConvenu = (estimation: Estimation, jour: DateCivile | null): Montant =>
  jour === null ? estimation.totalNet : totalAuJour(jour, estimation.montantPrestation, horsTravail(estimation))
