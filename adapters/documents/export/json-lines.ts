import type { LignesEcrites, QuoiEcrit } from '#application/export/extraits-comptables'
import { enEuros } from '#domain/shared/montant'
import { factureOutside } from './facture-json.ts'
import { jourB2cOutside, recetteOutside } from './book-json.ts'
import { acompteFactureOutside, autreFactureOutside, clotureOutside } from './closing-json.ts'

/** Amounts are told in euros, instants in ISO 8601. */
const outside = (ligne: LignesEcrites[QuoiEcrit]): object => {
  if ('repartition' in ligne) return recetteOutside(ligne)
  if ('encaisse' in ligne) return jourB2cOutside(ligne)
  if ('regleDansLaPeriode' in ligne) return autreFactureOutside(ligne)
  if ('deduitPar' in ligne) return acompteFactureOutside(ligne)
  if ('nature' in ligne) return clotureOutside(ligne)
  if ('totalNet' in ligne) return { ...ligne, totalNet: enEuros(ligne.totalNet) }
  return 'solde' in ligne ? factureOutside(ligne) : ligne
}

/** Elements of an array that is written in pieces, one a line. */
export const jsonLines = (lignes: readonly LignesEcrites[QuoiEcrit][], premier: boolean): string =>
  lignes.map((ligne, rang) => `${premier && rang === 0 ? '' : ','}\n${JSON.stringify(outside(ligne))}`).join('')
