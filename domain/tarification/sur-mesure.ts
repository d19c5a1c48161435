import { euros } from '#domain/shared/montant'

/** What an hour of a custom request costs. */
export const TARIF_HORAIRE_SUR_MESURE = euros(45)

/** The first hour is always due whole, so a custom request without a duration is estimated at one hour. */
export const HEURES_MINIMUM = 1
