import type { DevisContents } from '../contents/devis-contents.ts'
import type { Sheet } from './frame.ts'
import { artifact, heightOf, room, write } from './tagged.ts'
import { COLORS, PAGE, STYLES } from './theme.ts'

/** The box to sign. */
const HEIGHT = 96
const WIDTH = 196

const VALIDITY = { ...STYLES.fact, size: 9.5 }
const VALIDITY_GAP = 4
const GAP = 2

/** The words of the client; a long text runs over as many pages as it needs. */
export const drawDescription = ({ doc, section }: Sheet, { description }: DevisContents, y: number): number => {
  if (description.length === 0) return y
  const box = { x: PAGE.left, width: PAGE.width }
  const title = write(doc, section, 'H2', 'Votre demande', STYLES.heading, { ...box, y: room(doc, y + 3, 46) })
  const bottom = description.reduce((below, line) => {
    const top = room(doc, below, 16)
    return line === '' ? top + 7 : write(doc, section, 'P', line, STYLES.body, { ...box, y: top })
  }, title + 3)
  return bottom + 8
}

const drawMentions = (
  { doc, section }: Sheet,
  { validite, mentions }: DevisContents,
  y: number,
  width: number,
): number => {
  const first = write(doc, section, 'P', validite, VALIDITY, { x: PAGE.left, y, width })
  return mentions.reduce(
    (below, mention) => write(doc, section, 'P', mention, STYLES.detail, { x: PAGE.left, y: below, width }) + GAP,
    first + VALIDITY_GAP,
  )
}

const drawSignature = ({ doc, section }: Sheet, y: number): void => {
  const x = PAGE.right - WIDTH
  artifact(doc, () => doc.roundedRect(x, y, WIDTH, HEIGHT, 4).lineWidth(0.8).stroke(COLORS.fir))
  write(doc, section, 'P', 'Bon pour accord', STYLES.strong, { x: x + 12, y: y + 9, width: WIDTH - 24 })
  const date = write(doc, section, 'P', 'Date et signature du client', STYLES.label, {
    x: x + 12,
    y: y + 25,
    width: WIDTH - 24,
  })
  artifact(doc, () => {
    doc
      .moveTo(x + 12, date + 46)
      .lineTo(x + WIDTH - 12, date + 46)
      .lineWidth(0.6)
      .dash(1.5, { space: 2 })
    doc.stroke(COLORS.soft).undash()
  })
}

/** Mentions and the box to sign, kept together; a preview is not to be signed. */
export const drawClosing = (sheet: Sheet, contents: DevisContents, y: number): void => {
  const width = contents.apercu ? PAGE.width : PAGE.width - WIDTH - 24
  const height = contents.mentions.reduce(
    (sum, mention) => sum + heightOf(sheet.doc, mention, STYLES.detail, width) + GAP,
    heightOf(sheet.doc, contents.validite, VALIDITY, width) + VALIDITY_GAP,
  )
  const top = room(sheet.doc, y + 4, Math.max(height, HEIGHT))
  drawMentions(sheet, contents, top, width)
  if (!contents.apercu) drawSignature(sheet, top)
}
