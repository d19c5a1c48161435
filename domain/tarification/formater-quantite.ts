import { formaterNombre } from '#domain/shared/nombre'
import type { Ligne } from './estimation.ts'

const UNITES_COURTES: Readonly<Record<Ligne['unite'], string>> = { forfait: 'forfait', heure: 'h', km: 'km' }

/** The quantity of a line with its unit: `1 forfait`, `2 h`, `19,1 km`. */
export const formaterQuantite = ({ quantite, unite }: Pick<Ligne, 'quantite' | 'unite'>): string =>
  `${formaterNombre(quantite)}\u00a0${UNITES_COURTES[unite]}`
