import type { DateCivile } from '#domain/calendrier/date-civile'
import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import { estMajore } from '../calendrier/horaires.ts'

/** Labour is doubled on weekends and public holidays; travel and parts are not (docs/regles/prix.md). */
export const COEFFICIENT_MAJORATION = 2

export const totalMajore = (montantPrestation: Montant, frais: Montant): Montant =>
  additionner(multiplier(montantPrestation, COEFFICIENT_MAJORATION), frais)

export const horsTravail = ({
  totalNet,
  montantPrestation,
}: {
  readonly totalNet: Montant
  readonly montantPrestation: Montant
}): Montant => centimes(totalNet - montantPrestation)

export const totalAuJour = (jour: DateCivile, montantPrestation: Montant, frais: Montant): Montant =>
  estMajore(jour) ? totalMajore(montantPrestation, frais) : additionner(montantPrestation, frais)
