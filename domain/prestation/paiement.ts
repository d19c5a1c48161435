import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'

/** Remote work is paid this many days before the session; on-site work is paid afterwards. */
export const JOURS_PAIEMENT_A_DISTANCE = 3

export const dernierJourDePaiement = (debut: Date): DateCivile =>
  plusJours(dateParis(debut), -JOURS_PAIEMENT_A_DISTANCE)
