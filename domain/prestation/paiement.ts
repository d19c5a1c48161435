import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'

/** Days before a remote session by which it is paid; on-site work is paid afterwards. */
export const JOURS_PAIEMENT_A_DISTANCE = 3

/** The last day on which remote work that begins then is paid. */
export const dernierJourDePaiement = (debut: Date): DateCivile =>
  plusJours(dateParis(debut), -JOURS_PAIEMENT_A_DISTANCE)
