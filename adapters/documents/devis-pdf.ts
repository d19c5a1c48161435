import type { Devis } from '#domain/devis/devis'
import { type DevisContents, devisContents } from './contents/devis-contents.ts'
import { drawClosing, drawDescription } from './pdf/closing.ts'
import { makePdf, type Sheet } from './pdf/frame.ts'
import { drawDates, drawHeader } from './pdf/header.ts'
import { drawPageMarks } from './pdf/page-marks.ts'
import { drawParties } from './pdf/parties.ts'
import { drawPayment } from './pdf/payment.ts'
import { drawPriceTable } from './pdf/price-table.ts'
import { drawSubject } from './pdf/subject.ts'
import { drawReserves, drawTotal } from './pdf/total.ts'

const drawDevis = (sheet: Sheet, contents: DevisContents): number => {
  const dates = drawDates(sheet, contents.dates, drawHeader(sheet, contents))
  const parties = drawParties(sheet, contents, dates)
  const objet = { titre: 'Intervention', faits: contents.intervention }
  const intervention = drawSubject(sheet, objet, contents.verification, parties)
  const table = drawPriceTable(sheet, contents.lignes, intervention)
  const total = drawTotal(sheet, contents.total, contents.weekend, table)
  const reserves = drawReserves(sheet, contents.reserves, total)
  const description = drawDescription(sheet, contents, reserves)
  return drawClosing(sheet, contents, drawPayment(sheet, contents, description))
}

/** The quote on A4 pages, for people, screen readers and archives; equal quotes give equal bytes. */
export const devisPdf = (devis: Devis, adresseDeVerification: string): Promise<Uint8Array> => {
  const contents = devisContents(devis, adresseDeVerification)
  return makePdf(
    {
      title: `${contents.titre} ${devis.numero ?? contents.numero}`,
      author: devis.entreprise.nom,
      date: new Date(`${devis.emisLe}T00:00:00Z`),
      specimen: contents.specimen,
    },
    (sheet) => drawDevis(sheet, contents),
    (doc) => drawPageMarks(doc, { pied: contents.pied, marque: `${contents.titre} ${contents.numero}` }),
  )
}
