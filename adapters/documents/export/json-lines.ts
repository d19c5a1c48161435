import type { LignesDExtrait, Quoi } from '#application/export/extrait'
import { enEuros } from '#domain/shared/montant'

/** Amounts are told in euros, instants in ISO 8601. */
const outside = (ligne: LignesDExtrait[Quoi]): object => {
  if ('totalNet' in ligne) return { ...ligne, totalNet: enEuros(ligne.totalNet) }
  return 'total' in ligne ? { ...ligne, total: enEuros(ligne.total) } : ligne
}

/** Elements of an array that is written in pieces, one a line. */
export const jsonLines = (lignes: readonly LignesDExtrait[Quoi][], premier: boolean): string =>
  lignes.map((ligne, rang) => `${premier && rang === 0 ? '' : ','}\n${JSON.stringify(outside(ligne))}`).join('')
