import { euros } from '../shared/montant.ts'
import { anneeDe, type DateCivile, dateCivile, plusJours } from '../calendrier/date-civile.ts'

/** Years after the last contact during which a client stays in the active base. */
export const ANNEES_BASE_ACTIVE = 3

/** Years after the last service before a client is erased; civil actions lapse then (Code civil, 2224). */
export const ANNEES_CLIENT = 5

/** Years for which invoices and accounts are kept (Code de commerce, L. 123-22). */
export const ANNEES_FACTURES = 10

/** An electronic contract of at least this amount is kept, and the client can read it (Code de la consommation, D. 213-1 and -2). */
export const SEUIL_CONTRAT_ARCHIVE = euros(120)
export const ANNEES_CONTRAT = 10

export const MOIS_NAVIGATION = 13

export const MOIS_ESTIMATION = 13

export const MOIS_AVENANT = 13

export const ANNEES_RETRACTATION = 5

export const JOURS_COURRIELS = 365

export const JOURS_TECHNIQUES = 30

export type Duree = { readonly unite: 'jours' | 'mois' | 'annees' | 'fin_d_annee'; readonly nombre: number }

const jourDe = (date: DateCivile): number => Number(date.slice(8))

/** Adds months. A day that the month lacks becomes its last day, or with `apres` the first day of the next month. */
const decaler = (date: DateCivile, mois: number, apres: boolean): DateCivile => {
  const [annee, rang, jour] = [anneeDe(date), Number(date.slice(5, 7)) + mois, jourDe(date)]
  const dernier = dateCivile(annee, rang + 1, 0)
  if (jour <= jourDe(dernier)) return dateCivile(annee, rang, jour)
  return apres ? plusJours(dernier, 1) : dernier
}

export const dernierJour = (depart: DateCivile, { unite, nombre }: Duree): DateCivile => {
  if (unite === 'jours') return plusJours(depart, nombre)
  if (unite === 'fin_d_annee') return dateCivile(anneeDe(depart) + nombre, 12, 31)
  return decaler(depart, unite === 'mois' ? nombre : 12 * nombre, false)
}

export const limiteDe = (jour: DateCivile, { unite, nombre }: Duree): DateCivile => {
  if (unite === 'jours') return plusJours(jour, -nombre)
  if (unite === 'fin_d_annee') return dateCivile(anneeDe(jour) - nombre, 1, 1)
  return decaler(jour, -(unite === 'mois' ? nombre : 12 * nombre), true)
}
