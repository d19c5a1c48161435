import { euros } from '#domain/shared/montant'

/** Years after the last contact during which a client stays in the active base. */
export const ANNEES_BASE_ACTIVE = 3

/** Years after the last service before a client is erased; civil actions lapse then (Code civil, 2224). */
export const ANNEES_CLIENT = 5

/** Invoices and accounts (Code de commerce, L. 123-22). */
export const ANNEES_FACTURES = 10

/** An electronic contract from this amount on is kept and open to the client (Code de la consommation, D. 213-1 and -2). */
export const SEUIL_CONTRAT_ARCHIVE = euros(120)
export const ANNEES_CONTRAT = 10

export const MOIS_NAVIGATION = 13

export const MOIS_ESTIMATION = 13

export const MOIS_AVENANT = 13

export const ANNEES_RETRACTATION = 5

export const JOURS_COURRIELS = 365

export const JOURS_TECHNIQUES = 30
