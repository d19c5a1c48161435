import type { Piece } from '#domain/facturation/piece'
import { avoirContents } from './contents/avoir-contents.ts'
import { factureContents } from './contents/facture-contents.ts'
import { factureDAcompteContents } from './contents/facture-d-acompte-contents.ts'
import type { PieceContents } from './contents/piece-contents.ts'
import { makePdf, type Sheet } from './pdf/frame.ts'
import { drawDecompte } from './pdf/decompte.ts'
import { drawDates, drawHeader } from './pdf/header.ts'
import { drawPageMarks } from './pdf/page-marks.ts'
import { drawParties } from './pdf/parties.ts'
import { drawPaymentAndMentions } from './pdf/payment.ts'
import { drawPriceTable } from './pdf/price-table.ts'
import { drawSubject } from './pdf/subject.ts'
import { drawReserves, drawTotal } from './pdf/total.ts'

const drawPiece = (sheet: Sheet, contents: PieceContents): number => {
  const dates = drawDates(sheet, contents.dates, drawHeader(sheet, contents))
  const parties = drawParties(sheet, contents, dates)
  const subject = drawSubject(sheet, contents.objet, contents.verification, parties)
  const table = drawPriceTable(sheet, contents.lignes, subject)
  const decompte = drawDecompte(sheet, contents.decompte, table)
  const total = drawTotal(sheet, contents.total, contents.second, decompte)
  const reserves = drawReserves(sheet, contents.reserves, total)
  return drawPaymentAndMentions(sheet, contents, reserves)
}

const contentsOf = (piece: Piece, adresseDeVerification: string): PieceContents => {
  switch (piece.genre) {
    case 'facture':
      return factureContents(piece, adresseDeVerification)
    case 'acompte':
      return factureDAcompteContents(piece, adresseDeVerification)
    case 'avoir':
      return avoirContents(piece, adresseDeVerification)
  }
}

/** An invoice or a credit note on A4 pages, as the quote; equal documents give equal bytes. `xml`: its structured form. */
export const facturePdf = (piece: Piece, xml: string | null, adresseDeVerification: string): Promise<Uint8Array> => {
  const contents = contentsOf(piece, adresseDeVerification)
  return makePdf(
    {
      title: `${contents.titre} ${piece.numero}`,
      author: piece.entreprise.nom,
      date: new Date(`${piece.date}T00:00:00Z`),
      facturX: xml,
    },
    (sheet) => drawPiece(sheet, contents),
    (doc) => drawPageMarks(doc, { pied: contents.pied, marque: `${contents.titre} ${contents.numero}` }),
  )
}
