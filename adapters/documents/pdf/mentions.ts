import type { Sheet } from './frame.ts'
import { printable } from './printable.ts'
import { type Box, heightOf, inkOf, write } from './tagged.ts'
import { STYLES } from './theme.ts'

const GAP = 1.5

/** Joins short sentences on one line where they fit; longer ones have lines of their own. */
const linesOf = ({ doc }: Sheet, mentions: readonly string[], width: number): readonly string[] =>
  mentions.reduce<readonly string[]>((lines, mention) => {
    const joined = `${lines.at(-1) ?? ''} ${mention}`
    const fits = lines.length > 0 && inkOf(doc, STYLES.detail).widthOfString(printable(joined)) <= width
    return fits ? [...lines.slice(0, -1), joined] : [...lines, mention]
  }, [])

export const mentionsHeight = (sheet: Sheet, mentions: readonly string[], width: number): number =>
  linesOf(sheet, mentions, width).reduce((sum, line) => sum + heightOf(sheet.doc, line, STYLES.detail, width) + GAP, 0)

/** Draws the legal sentences; returns the y below. */
export const drawMentions = (sheet: Sheet, mentions: readonly string[], { y, ...column }: Box): number =>
  linesOf(sheet, mentions, column.width).reduce(
    (below, line) => write(sheet.doc, sheet.section, 'P', line, STYLES.detail, { ...column, y: below + GAP }),
    y,
  )
