import { type DateCivile, jourDeSemaine, plusJours } from '../calendrier/date-civile.ts'
import { dateParis } from '../calendrier/heure-de-paris.ts'
import { estFerie } from '../calendrier/horaires.ts'
import { JOURS_RETRACTATION } from '../conditions/regles.ts'
import type { Engagement } from '../prestation/engagement.ts'

const ouvrable = (date: DateCivile): DateCivile =>
  jourDeSemaine(date) >= 6 || estFerie(date) ? ouvrable(plusJours(date, 1)) : date

/** The last day of the withdrawal period of an order, moved to a working day (Code de la consommation, L. 221-18 and -19). */
export const finDeRetractation = (commandeLe: Date): DateCivile =>
  ouvrable(plusJours(dateParis(commandeLe), JOURS_RETRACTATION))

export const estDansLeDelaiDeRetractation = (commandeLe: Date, debut: Date): boolean =>
  dateParis(debut) <= finDeRetractation(commandeLe)

/** Last day for the business to pay back what it received (Code de la consommation, L. 221-24). */
export const remboursementAvant = (recueLe: Date): DateCivile => plusJours(dateParis(recueLe), JOURS_RETRACTATION)

export type Demandes = Pick<Engagement, 'acheteur' | 'debutAnticipeLe' | 'depannageUrgentLe'>

/** A consumer who cancels within the delay withdraws, and owes nothing for it (Code de la consommation, L. 221-21 and -23). */
export const annuleSansFrais = ({ acheteur }: Pick<Demandes, 'acheteur'>, commandeLe: Date, instant: Date): boolean =>
  acheteur.type !== 'professionnel' && estDansLeDelaiDeRetractation(commandeLe, instant)

export const peutCommencerAussitot = ({ acheteur, debutAnticipeLe, depannageUrgentLe }: Demandes): boolean =>
  acheteur.type === 'professionnel' || debutAnticipeLe !== null || depannageUrgentLe !== null
