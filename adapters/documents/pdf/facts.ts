import type { Bloc } from '../contents/document-contents.ts'
import type { Sheet } from './frame.ts'
import { heightOf, write } from './tagged.ts'
import { PAGE, STYLES } from './theme.ts'

/** The width of a block in points, and the part of it for the names. */
export type FactsSpace = { readonly width: number; readonly names: number }

const HEADING_GAP = 2

/** The height of a block in points. */
export const factsHeight = ({ doc }: Sheet, { titre, faits }: Bloc, { width, names }: FactsSpace): number =>
  faits.reduce(
    (sum, { valeur }) => sum + heightOf(doc, valeur, STYLES.body, width - names),
    heightOf(doc, titre, STYLES.heading, width) + HEADING_GAP,
  )

/**
 * Draws a heading and its facts, one a line, over `width` points from the left edge, `names` of them for the names;
 * returns the y below.
 */
export const drawFacts = (
  { doc, section }: Sheet,
  { titre, faits }: Bloc,
  y: number,
  { width, names }: FactsSpace,
): number => {
  const below = write(doc, section, 'H2', titre, STYLES.heading, { x: PAGE.left, y, width })
  return faits.reduce((y, { nom, valeur }) => {
    write(doc, section, 'P', nom, STYLES.detail, { x: PAGE.left, y: y + 0.6, width: names - 4 })
    return write(doc, section, 'P', valeur, STYLES.body, { x: PAGE.left + names, y, width: width - names })
  }, below + HEADING_GAP)
}
