import { formaterNombre } from '#domain/shared/nombre'
import type { Ligne } from './estimation.ts'

const UNITES_COURTES: Readonly<Record<Ligne['unite'], string>> = {
  forfait: 'forfait',
  heure: 'h',
  km: 'km',
  unite: 'unité',
}

/** Counted units take the plural from two on. */
const accorder = (unite: Ligne['unite'], quantite: number): string =>
  unite === 'unite' && quantite >= 2 ? 'unités' : UNITES_COURTES[unite]

/** The quantity of a line with its unit: `1 forfait`, `2 h`, `19,1 km`, `2 unités`. */
export const formaterQuantite = ({ quantite, unite }: Pick<Ligne, 'quantite' | 'unite'>): string =>
  `${formaterNombre(quantite, 2)}\u00a0${accorder(unite, quantite)}`
