import type { Fait, Partie } from '../contents/document-contents.ts'
import type { PdfDocument, Sheet } from './frame.ts'
import { artifact, hairline, write } from './tagged.ts'
import { COLORS, PAGE, STYLES } from './theme.ts'

const MARK = 30

/** The fir of the house under a low sun, in a square of 36 units. */
const drawMark = (doc: PdfDocument, x: number, y: number): void =>
  artifact(doc, () => {
    doc
      .save()
      .translate(x, y)
      .scale(MARK / 36)
    doc.circle(27, 9, 4.5).fill(COLORS.comte)
    doc.path('M9 18 L17 8.5 L25 18 M6.5 27 L17 15.5 L27.5 27 M17 24 L17 31')
    doc.lineWidth(2.75).lineCap('round').lineJoin('round').stroke(COLORS.fir).restore()
  })

type Header = { readonly titre: string; readonly numero: string; readonly prestataire: Partie }

/** Who, what and which number; gives the ordinate below. */
export const drawHeader = ({ doc, section }: Sheet, contents: Header): number => {
  const right = { x: PAGE.left + 240, width: PAGE.width - 240, align: 'right' } as const
  write(doc, section, 'H1', contents.titre, STYLES.title, { ...right, y: 24 })
  write(doc, section, 'P', contents.numero, STYLES.number, { ...right, y: 54 })
  drawMark(doc, PAGE.left - 5, 31)
  write(doc, section, 'P', contents.prestataire.nom, STYLES.brand, { x: PAGE.left + 32, y: 38, width: 224 })
  const y = Math.max(doc.y + 10, 74)
  hairline(doc, y, COLORS.fir)
  return y + 8
}

/** Three facts side by side: the days that count. */
export const drawDates = ({ doc, section }: Sheet, dates: readonly Fait[], y: number): number => {
  const width = PAGE.width / 3
  dates.forEach(({ nom, valeur }, rang) => {
    const box = { x: PAGE.left + rang * width, width: width - 12 }
    write(doc, section, 'P', nom, STYLES.label, { ...box, y })
    write(doc, section, 'P', valeur, STYLES.fact, { ...box, y: y + 11 })
  })
  return doc.y + 7
}
