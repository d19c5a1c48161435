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

/** Months after which a measure of visits, and what it collects, is deleted. */
export const MOIS_NAVIGATION = 13

/** Months after which an estimate that led to no order is dropped: as long as a measure of visits. */
export const MOIS_ESTIMATION = 13

/** Months after which an amendment that nobody agreed to, replaced ones included, is dropped, once its order is closed. */
export const MOIS_AVENANT = 13

/** A declaration of withdrawal is a proof for as long as somebody may sue (Code civil, 2224). */
export const ANNEES_RETRACTATION = 5

/** Days that the row of a sent mail tells that it left. */
export const JOURS_COURRIELS = 365

/** Days of what only serves the machine: keys against double orders, brakes of the login. */
export const JOURS_TECHNIQUES = 30
