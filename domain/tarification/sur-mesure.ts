import { euros } from '../shared/montant.ts'

export const TARIF_HORAIRE_SUR_MESURE = euros(45)

export const HEURES_MINIMUM = 1
