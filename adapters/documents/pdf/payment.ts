import type { Bloc } from '../contents/document-contents.ts'
import { drawFacts, factsHeight } from './facts.ts'
import type { Sheet } from './frame.ts'
import { drawMentions, mentionsHeight } from './mentions.ts'
import { room } from './tagged.ts'
import { PAGE } from './theme.ts'

const PAYMENT = { width: 264, names: 58 } as const
const GAP = 12

type Column = { readonly x: number; readonly width: number }

const BESIDE: Column = { x: PAGE.left + PAYMENT.width + GAP, width: PAGE.width - PAYMENT.width - GAP }
const ACROSS: Column = { x: PAGE.left, width: PAGE.width }

/**
 * Draws how to pay, and the legal sentences beside it, or across the page when nothing is due; kept together. Returns
 * the y below.
 */
export const drawPaymentAndMentions = (
  sheet: Sheet,
  { reglement, mentions }: { readonly reglement: Bloc | null; readonly mentions: readonly string[] },
  y: number,
): number => {
  const column = reglement === null ? ACROSS : BESIDE
  const payment = reglement === null ? 0 : factsHeight(sheet, reglement, PAYMENT)
  const top = room(sheet.doc, y, Math.max(mentionsHeight(sheet, mentions, column.width), payment))
  const paid = reglement === null ? top : drawFacts(sheet, reglement, top, PAYMENT)
  return Math.max(paid, drawMentions(sheet, mentions, { ...column, y: top }))
}

/** Draws how to pay across the page, kept together; nothing when there is nothing to say. */
export const drawPayment = (sheet: Sheet, { reglement }: { readonly reglement: Bloc | null }, y: number): number => {
  if (reglement === null) return y
  const space = { width: PAGE.width, names: PAYMENT.names }
  return drawFacts(sheet, reglement, room(sheet.doc, y, factsHeight(sheet, reglement, space)), space) + 6
}
