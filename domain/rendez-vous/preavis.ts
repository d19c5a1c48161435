import { FRAIS_ABSENCE, PREAVIS_RENDEZ_VOUS_HEURES } from '#domain/conditions/regles'
import { centimes, type Montant } from '#domain/shared/montant'
import type { DateProposee } from './date-proposee.ts'

export const finDuPreavis = ({ debut }: Pick<DateProposee, 'debut'>): Date =>
  new Date(debut.getTime() - PREAVIS_RENDEZ_VOUS_HEURES * 3_600_000)

export const estTardif = (date: Pick<DateProposee, 'debut'>, instant: Date): boolean => instant >= finDuPreavis(date)

/** The fee that may be charged for late notice: at most the price of the visit. It is never charged automatically. */
export const fraisDePreavis = ({ total }: Pick<DateProposee, 'total'>): Montant =>
  centimes(Math.min(FRAIS_ABSENCE, total))
