import type { Devis } from '#domain/devis/devis'
import { type DevisContents, devisContents } from './devis.ts'
import { drawDates, drawHeader, makePdf, type Sheet } from './pdf/frame.ts'
import { drawPageMarks } from './pdf/page-marks.ts'
import {
  drawMentions,
  mentionsHeight,
  drawParties,
  drawSubject,
  drawReserves,
  drawTotal,
  drawPayment,
} from './pdf/sections.ts'
import { drawPriceTable } from './pdf/price-table.ts'
import { artifact, heightOf, room, write } from './pdf/tagged.ts'
import { COLORS, PAGE, STYLES } from './pdf/theme.ts'

const HEIGHT = 80
const WIDTH = 140
const GAP = 10
const MARGIN = 10

const VALIDITY = { ...STYLES.fact, size: 9.5 }

const drawDescription = ({ doc, section }: Sheet, { description }: DevisContents, y: number): number => {
  if (description.length === 0) return y
  const box = { x: PAGE.left, width: PAGE.width }
  const title = write(doc, section, 'H2', 'Votre demande', STYLES.heading, { ...box, y: room(doc, y, 42) })
  const bottom = description.reduce((below, line) => {
    const top = room(doc, below, 14)
    return line === '' ? top + 6 : write(doc, section, 'P', line, STYLES.body, { ...box, y: top })
  }, title + 2)
  return bottom + 6
}

const drawSignature = ({ doc, section }: Sheet, y: number): number => {
  const box = { x: PAGE.right - WIDTH + MARGIN, width: WIDTH - 2 * MARGIN }
  artifact(doc, () =>
    doc
      .roundedRect(PAGE.right - WIDTH, y, WIDTH, HEIGHT, 4)
      .lineWidth(0.8)
      .stroke(COLORS.fir),
  )
  const title = write(doc, section, 'P', 'Bon pour accord', STYLES.strong, { ...box, y: y + 6 })
  write(doc, section, 'P', 'Date et signature du client', STYLES.label, { ...box, y: title + 1 })
  artifact(doc, () => {
    const foot = y + HEIGHT - 12
    doc
      .moveTo(box.x, foot)
      .lineTo(box.x + box.width, foot)
      .lineWidth(0.6)
      .dash(1.5, { space: 2 })
    doc.stroke(COLORS.soft).undash()
  })
  return y + HEIGHT
}

/** Keeps the mentions and the signature box together; a preview has no box. */
const drawClosing = (sheet: Sheet, { apercu, validite, mentions }: DevisContents, y: number): number => {
  const { doc, section } = sheet
  const column = { x: PAGE.left, width: apercu ? PAGE.width : PAGE.width - WIDTH - GAP }
  const height = heightOf(doc, validite, VALIDITY, column.width) + mentionsHeight(sheet, mentions, column.width)
  const top = room(doc, y + 2, Math.max(height, HEIGHT))
  const first = write(doc, section, 'P', validite, VALIDITY, { ...column, y: top })
  const below = drawMentions(sheet, mentions, { ...column, y: first })
  return apercu ? below : Math.max(below, drawSignature(sheet, top))
}

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

/** Equal quotes give equal bytes. */
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
