import { euros } from '#domain/shared/montant'

/** The hourly rate of a custom request. */
export const TARIF_HORAIRE_SUR_MESURE = euros(45)

/** The first hour is always due whole, so a custom request without a duration is estimated at one hour. */
export const HEURES_MINIMUM = 1
