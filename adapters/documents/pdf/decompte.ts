import type { Fait } from '../contents/document-contents.ts'
import type { Sheet } from './frame.ts'
import { heightOf, room, write } from './tagged.ts'
import { PAGE, STYLES } from './theme.ts'

const LABEL = { x: PAGE.left + 10, width: 340 } as const
const FIGURE = { x: PAGE.left + 360, width: PAGE.width - 370, align: 'right' } as const
const GAP = 3

const drawRow = ({ doc, section }: Sheet, { nom, valeur }: Fait, y: number, first: boolean): number => {
  const style = first ? STYLES.fact : STYLES.body
  const top = room(doc, y, heightOf(doc, nom, style, LABEL.width))
  const figure = write(doc, section, 'P', nom, style, { ...LABEL, y: top })
  return Math.max(figure, write(doc, section, 'P', valeur, style, { ...FIGURE, y: top })) + GAP
}

/** From the total, under the amounts of the lines, to the figure that matters; gives the ordinate below. */
export const drawDecompte = (sheet: Sheet, decompte: readonly Fait[], y: number): number =>
  decompte.reduce((below, fait, rang) => drawRow(sheet, fait, below, rang === 0), decompte.length === 0 ? y : y + 8)
