import { FRAIS_ABSENCE, PREAVIS_RENDEZ_VOUS_HEURES } from '#domain/conditions/regles'
import { centimes, type Montant } from '#domain/shared/montant'
import type { DateProposee } from './date-proposee.ts'

/** The last instant at which an agreed date is changed for free. */
export const finDuPreavis = ({ debut }: Pick<DateProposee, 'debut'>): Date =>
  new Date(debut.getTime() - PREAVIS_RENDEZ_VOUS_HEURES * 3_600_000)

export const estTardif = (date: Pick<DateProposee, 'debut'>, instant: Date): boolean => instant >= finDuPreavis(date)

/** What may be asked for late notice: never more than the price of the visit, and never charged by itself. */
export const fraisDePreavis = ({ total }: Pick<DateProposee, 'total'>): Montant =>
  centimes(Math.min(FRAIS_ABSENCE, total))
