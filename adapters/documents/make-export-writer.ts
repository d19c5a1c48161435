import type { ExportWriter } from '#application/ports/export-writer'
import { csvHead, csvLines } from './export/csv-lines.ts'
import { jsonLines } from './export/json-lines.ts'
import { lisezMoi } from './export/lisez-moi.ts'
import { syntheseCsv } from './export/synthese-csv.ts'

/** Extracts as CSV for a French Excel, or as one JSON array. */
export const makeExportWriter = (): ExportWriter => ({
  ouvrir: (quoi, format) => (format === 'csv' ? csvHead(quoi) : '['),
  ecrire: (quoi, format, lignes, premier) => (format === 'csv' ? csvLines(quoi, lignes) : jsonLines(lignes, premier)),
  fermer: (format) => (format === 'csv' ? '' : '\n]\n'),
  synthese: syntheseCsv,
  lisezMoi,
})
