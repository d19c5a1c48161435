import { formaterNombre } from '#domain/shared/montant'
import type { Ligne } from './estimation.ts'

const UNITES_COURTES: Readonly<Record<Ligne['unite'], string>> = {
  forfait: 'forfait',
  heure: 'h',
  km: 'km',
  unite: 'unité',
}

const accorder = (unite: Ligne['unite'], quantite: number): string =>
  unite === 'unite' && quantite >= 2 ? 'unités' : UNITES_COURTES[unite]

export const formaterQuantite = ({ quantite, unite }: Pick<Ligne, 'quantite' | 'unite'>): string =>
  `${formaterNombre(quantite, 2)}\u00a0${accorder(unite, quantite)}`
