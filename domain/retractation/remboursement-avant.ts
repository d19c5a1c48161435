import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { JOURS_RETRACTATION } from '#domain/conditions/regles'

/** Last day for the business to pay back what it received (Code de la consommation, L. 221-24). */
export const remboursementAvant = (recueLe: Date): DateCivile => plusJours(dateParis(recueLe), JOURS_RETRACTATION)
