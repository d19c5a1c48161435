import type { Fait } from '../contents/document-contents.ts'
import type { Sheet } from './frame.ts'
import { artifact, heightOf, room, write } from './tagged.ts'
import { COLORS, PAGE, STYLES } from './theme.ts'

const HEIGHT = 48
const HEIGHT_ALONE = 34

/** Draws the amount due, and below it a figure to compare it with, if any. */
export const drawTotal = ({ doc, section }: Sheet, total: Fait, second: Fait | null, y: number): number => {
  const height = second === null ? HEIGHT_ALONE : HEIGHT
  const top = room(doc, y + 6, height)
  const label = { x: PAGE.left + 10, width: 260 }
  const figure = { x: PAGE.left + 270, width: PAGE.width - 280, align: 'right' } as const
  artifact(doc, () => doc.roundedRect(PAGE.left, top, PAGE.width, height - 4, 4).fill(COLORS.firTint))
  artifact(doc, () => doc.rect(PAGE.left, top, 4, height - 4).fill(COLORS.comte))
  write(doc, section, 'P', total.nom, { ...STYLES.strong, size: 13 }, { ...label, x: label.x + 8, y: top + 7 })
  write(doc, section, 'P', total.valeur, STYLES.total, { ...figure, y: top + 3.5 })
  if (second !== null) {
    write(doc, section, 'P', second.nom, STYLES.body, { ...label, x: label.x + 8, y: top + 27 })
    write(doc, section, 'P', second.valeur, STYLES.body, { ...figure, y: top + 27 })
  }
  return top + height + 4
}

/** Draws what is still to be confirmed, each with a mark in the margin. */
export const drawReserves = ({ doc, section }: Sheet, reserves: readonly string[], y: number): number =>
  reserves.reduce((below, reserve) => {
    const height = heightOf(doc, reserve, STYLES.body, PAGE.width - 28)
    const top = room(doc, below, height + 11)
    artifact(doc, () => doc.roundedRect(PAGE.left, top, PAGE.width, height + 7, 4).fill(COLORS.comteTint))
    write(doc, section, 'P', reserve, STYLES.body, { x: PAGE.left + 18, y: top + 3.5, width: PAGE.width - 28 })
    return top + height + 11
  }, y)
