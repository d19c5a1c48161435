import type { Bloc } from '../contents/document-contents.ts'
import type { Sheet } from './frame.ts'
import { heightOf, write } from './tagged.ts'
import { PAGE, STYLES } from './theme.ts'

/** Points over which a block is written, and how many of them are for the names. */
export type FactsSpace = { readonly width: number; readonly names: number }

const HEADING_GAP = 2

/** Points that a block takes. */
export const factsHeight = ({ doc }: Sheet, { titre, faits }: Bloc, { width, names }: FactsSpace): number =>
  faits.reduce(
    (sum, { valeur }) => sum + heightOf(doc, valeur, STYLES.body, width - names),
    heightOf(doc, titre, STYLES.heading, width) + HEADING_GAP,
  )

/** A heading and its facts, one a line, over `width` points from the left edge, `names` of them for the names; gives the ordinate below. */
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
