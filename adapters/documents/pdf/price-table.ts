import type { LigneContents } from '../contents/lignes-contents.ts'
import type { Sheet } from './frame.ts'
import { printable } from './printable.ts'
import {
  artifact,
  drawText,
  hairline,
  heightOf,
  inkOf,
  type PdfDocument,
  type PdfElement,
  room,
  write,
} from './tagged.ts'
import { COLORS, PAGE, STYLES } from './theme.ts'

const COLUMNS = [
  { title: 'Désignation', x: PAGE.left + 10, width: 236, align: 'left' },
  { title: 'Quantité', x: PAGE.left + 250, width: 66, align: 'right' },
  { title: 'Prix unitaire', x: PAGE.left + 320, width: 74, align: 'right' },
  { title: 'Montant', x: PAGE.left + 398, width: 79, align: 'right' },
] as const

const DETAIL_WIDTH = PAGE.width - 20

const DETAIL_GAP = 8

const HEAD = { ...STYLES.heading, color: COLORS.paper }

const ROW_PADDING = 3.5

const HEAD_HEIGHT = 19

const drawHeadBand = (doc: PdfDocument, y: number): PdfDocument =>
  doc.roundedRect(PAGE.left, y, PAGE.width, HEAD_HEIGHT, 3).fill(COLORS.fir)

const openRow = ({ doc }: Sheet, table: PdfElement): PdfElement => {
  const row = doc.struct('TR')
  table.add(row)
  return row
}

const drawHead = (sheet: Sheet, table: PdfElement, y: number): number => {
  const { doc } = sheet
  artifact(doc, () => drawHeadBand(doc, y))
  const row = openRow(sheet, table)
  COLUMNS.forEach(({ title, ...box }) =>
    row.add(doc.struct('TH', { scope: 'Column' }, () => drawText(doc, title, HEAD, { ...box, y: y + 4 }))),
  )
  row.end()
  return y + HEAD_HEIGHT
}

/** The x of a short detail on the line of its designation; `null` when it needs a line of its own. */
const roomBeside = ({ doc }: Sheet, { designation, detail }: LigneContents): number | null => {
  const { width } = COLUMNS[0]
  const start = inkOf(doc, STYLES.fact).widthOfString(printable(designation)) + DETAIL_GAP
  return start + inkOf(doc, STYLES.detail).widthOfString(printable(detail)) <= width ? start : null
}

const drawDesignation = (sheet: Sheet, row: PdfElement, ligne: LigneContents, y: number): number => {
  const { doc } = sheet
  const cell = doc.struct('TD')
  row.add(cell)
  const below = write(doc, cell, 'P', ligne.designation, STYLES.fact, { ...COLUMNS[0], y })
  if (ligne.detail === '') return below
  const { x } = COLUMNS[0]
  const beside = roomBeside(sheet, ligne)
  if (beside === null) return write(doc, cell, 'P', ligne.detail, STYLES.detail, { x, width: DETAIL_WIDTH, y: below })
  write(doc, cell, 'P', ligne.detail, STYLES.detail, { x: x + beside, width: DETAIL_WIDTH, y: y + 1 })
  return below
}

const rowHeight = (sheet: Sheet, ligne: LigneContents): number => {
  const designation = heightOf(sheet.doc, ligne.designation, STYLES.fact, COLUMNS[0].width)
  const isBelow = ligne.detail !== '' && roomBeside(sheet, ligne) === null
  return designation + (isBelow ? heightOf(sheet.doc, ligne.detail, STYLES.detail, DETAIL_WIDTH) : 0) + 2 * ROW_PADDING
}

/** Repeats the head on the next pages as an artifact: screen readers know the columns already. */
const repeatHead = ({ doc }: Sheet): number => {
  doc.addPage()
  artifact(doc, () => {
    drawHeadBand(doc, PAGE.top)
    COLUMNS.forEach(({ title, ...box }) => drawText(doc, title, HEAD, { ...box, y: PAGE.top + 4 }))
  })
  return PAGE.top + HEAD_HEIGHT
}

const drawRow = (sheet: Sheet, table: PdfElement, ligne: LigneContents, y: number): number => {
  const { doc } = sheet
  const top = (y + rowHeight(sheet, ligne) <= doc.page.maxY() ? y : repeatHead(sheet)) + ROW_PADDING
  const row = openRow(sheet, table)
  const bottom = drawDesignation(sheet, row, ligne, top)
  const figures = [ligne.quantite, ligne.prixUnitaire, ligne.montant]
  figures.forEach((figure, rang) => {
    const { x, width } = COLUMNS[rang + 1] ?? COLUMNS[3]
    const style = rang === 2 ? STYLES.fact : { ...STYLES.fact, font: 'regular' as const }
    row.add(doc.struct('TD', {}, () => drawText(doc, figure, style, { x, width, align: 'right', y: top })))
  })
  row.end()
  hairline(doc, bottom + ROW_PADDING, COLORS.hairline)
  return bottom + ROW_PADDING
}

export const drawPriceTable = (sheet: Sheet, lignes: readonly LigneContents[], y: number): number => {
  const table = sheet.doc.struct('Table')
  sheet.section.add(table)
  const head = drawHead(sheet, table, room(sheet.doc, y, 90))
  const bottom = lignes.reduce((below, ligne) => drawRow(sheet, table, ligne, below), head)
  table.end()
  return bottom
}
