import type { Bloc } from '../contents/document-contents.ts'
import { drawFacts, factsHeight } from './facts.ts'
import type { Sheet } from './frame.ts'
import { heightOf, room, write } from './tagged.ts'
import { PAGE, STYLES } from './theme.ts'

const PAYMENT = { width: 264, names: 58 } as const
const GAP = 12

type Column = { readonly x: number; readonly width: number }

const BESIDE: Column = { x: PAGE.left + PAYMENT.width + GAP, width: PAGE.width - PAYMENT.width - GAP }
const ACROSS: Column = { x: PAGE.left, width: PAGE.width }

/** How to pay, and the legal sentences beside it, or across the page when nothing is to be paid; kept together. */
export const drawPaymentAndMentions = (
  sheet: Sheet,
  { reglement, mentions }: { readonly reglement: Bloc | null; readonly mentions: readonly string[] },
  y: number,
): void => {
  const { doc, section } = sheet
  const column = reglement === null ? ACROSS : BESIDE
  const heights = mentions.map((mention) => heightOf(doc, mention, STYLES.detail, column.width) + 2)
  const height = heights.reduce((sum, each) => sum + each, 0)
  const top = room(doc, y, Math.max(height, reglement === null ? 0 : factsHeight(sheet, reglement, PAYMENT)))
  if (reglement !== null) drawFacts(sheet, reglement, top, PAYMENT)
  mentions.reduce(
    (below, mention) => write(doc, section, 'P', mention, STYLES.detail, { ...column, y: below }) + 2,
    top,
  )
}

/** How to pay, across the page and kept together; nothing when nothing is to be said. */
export const drawPayment = (sheet: Sheet, { reglement }: { readonly reglement: Bloc | null }, y: number): number => {
  if (reglement === null) return y
  const space = { width: PAGE.width, names: PAYMENT.names }
  return drawFacts(sheet, reglement, room(sheet.doc, y, factsHeight(sheet, reglement, space)), space) + 6
}
