import type { LignesEcrites, QuoiEcrit } from '#application/export/extraits-comptables'
import { csvCell, csvText } from './csv-cell.ts'
import { COLONNES } from './csv-columns.ts'

/** Without it, Excel reads UTF-8 as something else. */
export const MARQUE = '\uFEFF'

export const csvLine = (cellules: readonly string[]): string => `${cellules.join(';')}\r\n`

/** The head of a file for a French Excel: its mark, and the names of the columns. */
export const csvHead = (quoi: QuoiEcrit): string =>
  `${MARQUE}${csvLine(COLONNES[quoi].map(([titre]) => csvText(titre)))}`

export const csvLines = <Q extends QuoiEcrit>(quoi: Q, lignes: readonly LignesEcrites[Q][]): string =>
  lignes.map((ligne) => csvLine(COLONNES[quoi].map(([, cellule]) => csvCell(cellule(ligne))))).join('')
