import { type DateCivile, jourDeSemaine, plusJours } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { estFerie } from '#domain/calendrier/jours-feries'
import { JOURS_RETRACTATION } from '#domain/conditions/regles'

const ouvrable = (date: DateCivile): DateCivile =>
  jourDeSemaine(date) >= 6 || estFerie(date) ? ouvrable(plusJours(date, 1)) : date

/** The last day of the withdrawal delay of an order, moved to a working day (Code de la consommation, L. 221-18 and -19). */
export const finDeRetractation = (commandeLe: Date): DateCivile =>
  ouvrable(plusJours(dateParis(commandeLe), JOURS_RETRACTATION))

export const estDansLeDelaiDeRetractation = (commandeLe: Date, debut: Date): boolean =>
  dateParis(debut) <= finDeRetractation(commandeLe)
