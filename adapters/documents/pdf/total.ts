import type { DevisContents } from '../contents/devis-contents.ts'
import type { Sheet } from './frame.ts'
import { artifact, heightOf, room, write } from './tagged.ts'
import { COLORS, PAGE, STYLES } from './theme.ts'

const HEIGHT = 66

/** The figure that matters, and the same work on a weekend beside it. */
export const drawTotal = ({ doc, section }: Sheet, { total, weekend }: DevisContents, y: number): number => {
  const top = room(doc, y + 10, HEIGHT)
  const label = { x: PAGE.left + 10, width: 260 }
  const figure = { x: PAGE.left + 270, width: PAGE.width - 280, align: 'right' } as const
  artifact(doc, () => doc.roundedRect(PAGE.left, top, PAGE.width, HEIGHT - 4, 4).fill(COLORS.firTint))
  artifact(doc, () => doc.rect(PAGE.left, top, 4, HEIGHT - 4).fill(COLORS.comte))
  write(doc, section, 'P', total.nom, { ...STYLES.strong, size: 13 }, { ...label, x: label.x + 8, y: top + 12 })
  write(doc, section, 'P', total.valeur, STYLES.total, { ...figure, y: top + 6 })
  write(doc, section, 'P', weekend.nom, STYLES.body, { ...label, x: label.x + 8, y: top + 38 })
  write(doc, section, 'P', weekend.valeur, STYLES.body, { ...figure, y: top + 38 })
  return top + HEIGHT + 10
}

/** What is still to be confirmed, each under a mark in the margin. */
export const drawReserves = ({ doc, section }: Sheet, { reserves }: DevisContents, y: number): number =>
  reserves.reduce((below, reserve) => {
    const height = heightOf(doc, reserve, STYLES.body, PAGE.width - 28)
    const top = room(doc, below, height + 22)
    artifact(doc, () => doc.roundedRect(PAGE.left, top, PAGE.width, height + 12, 4).fill(COLORS.comteTint))
    write(doc, section, 'P', reserve, STYLES.body, { x: PAGE.left + 18, y: top + 7, width: PAGE.width - 28 })
    return top + height + 22
  }, y)
