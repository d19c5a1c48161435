import { printable } from './printable.ts'
import { artifact, drawText, inkOf, type PdfDocument } from './tagged.ts'
import { COLORS, PAGE, STYLES } from './theme.ts'

const GAP = 12

type Foot = { readonly pied: string; readonly marque: string }

const drawBand = (doc: PdfDocument): void =>
  artifact(doc, () => {
    doc.rect(0, 0, doc.page.width, 8).fill(COLORS.fir)
    doc.rect(PAGE.left, 0, 56, 8).fill(COLORS.comte)
  })

const drawFooter = (doc: PdfDocument, left: string, right: string): void => {
  // Text below the margin would make the library open a page.
  const { bottom } = doc.page.margins
  doc.page.margins.bottom = 0
  doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
  doc
    .moveTo(PAGE.left, PAGE.footer - 8)
    .lineTo(PAGE.right, PAGE.footer - 8)
    .lineWidth(0.6)
    .stroke(COLORS.hairline)
  const width = PAGE.width - inkOf(doc, STYLES.label).widthOfString(printable(right)) - GAP
  drawText(doc, left, STYLES.label, { x: PAGE.left, y: PAGE.footer, width, oneLine: true })
  drawText(doc, right, STYLES.label, { x: PAGE.left, y: PAGE.footer, width: PAGE.width, align: 'right' })
  doc.endMarkedContent()
  doc.page.margins.bottom = bottom
}

/** Runs at the end, when the number of pages is known. */
export const drawPageMarks = (doc: PdfDocument, { pied, marque }: Foot): void => {
  const { count } = doc.bufferedPageRange()
  Array.from({ length: count }, (_, page) => page).forEach((page) => {
    doc.switchToPage(page)
    drawBand(doc)
    drawFooter(doc, pied, `${marque} – page ${page + 1}/${count}`)
  })
}
