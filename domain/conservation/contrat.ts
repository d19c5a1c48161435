import { anneeDe, type DateCivile, dateCivile } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { dateAcceptee } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { ANNEES_CONTRAT, SEUIL_CONTRAT_ARCHIVE } from './durees.ts'

const plusAnnees = (date: DateCivile, annees: number): DateCivile => {
  const [, mois = 1, jour = 1] = date.split('-').map(Number)
  return dateCivile(anneeDe(date) + annees, mois, jour)
}

/** Counted from the visit; `null` below 120 € (Code de la consommation, L. 213-1, D. 213-1 and D. 213-2). */
export const finDeConservation = ({ prestation, dates }: Dossier): DateCivile | null => {
  if (prestation.statut !== 'terminé') return null
  const visite = dateAcceptee(dates)
  const prix = visite?.total ?? prestation.estimation.totalNet
  return prix < SEUIL_CONTRAT_ARCHIVE ? null : plusAnnees(dateParis(visite?.fin ?? prestation.creeLe), ANNEES_CONTRAT)
}
