import { anneeDe, type DateCivile, dateCivile } from '../calendrier/date-civile.ts'
import { dateParis } from '../calendrier/heure-de-paris.ts'
import { devisDeVersion } from '../devis/devis-complet.ts'
import type { Devis } from '../devis/devis.ts'
import type { VersionDeDevis } from '../devis/version-de-devis.ts'
import type { Entreprise } from '../entreprise/entreprise.ts'
import type { Prestation } from '../prestation/prestation.ts'
import { dateAcceptee, type DateProposee } from '../rendez-vous/date-proposee.ts'
import type { Dossier } from '../rendez-vous/dossier.ts'
import { ANNEES_CONTRAT, SEUIL_CONTRAT_ARCHIVE } from './durees.ts'

const plusAnnees = (date: DateCivile, annees: number): DateCivile => {
  const [, mois = 1, jour = 1] = date.split('-').map(Number)
  return dateCivile(anneeDe(date) + annees, mois, jour)
}

/** The last day on which a contract is kept, counted from the visit; `null` below 120 € (Code de la consommation, L. 213-1, D. 213-1 and D. 213-2). */
export const finDeConservation = ({ prestation, dates }: Dossier): DateCivile | null => {
  if (prestation.statut !== 'terminé') return null
  const visite = dateAcceptee(dates)
  const prix = visite?.total ?? prestation.estimation.totalNet
  return prix < SEUIL_CONTRAT_ARCHIVE ? null : plusAnnees(dateParis(visite?.fin ?? prestation.creeLe), ANNEES_CONTRAT)
}

export type ContratArchive = {
  readonly jusquAu: DateCivile
  readonly prestation: Prestation
  readonly dates: readonly DateProposee[]
  readonly versions: readonly VersionDeDevis[]
}

export type ContratInconnu = { readonly _tag: 'ContratInconnu' }

export const CONTRAT_INCONNU: ContratInconnu = { _tag: 'ContratInconnu' }

export const devisDuContrat = ({ prestation, versions }: ContratArchive, entreprise: Entreprise): readonly Devis[] =>
  versions.map((version) => devisDeVersion(prestation, version, versions, entreprise))
