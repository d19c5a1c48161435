import { euros } from '#domain/shared/montant'

export const TARIF_HORAIRE_SUR_MESURE = euros(45)

export const HEURES_MINIMUM = 1
