import type { Bloc } from '../contents/document-contents.ts'
import type { VerificationContents } from '../contents/verification-contents.ts'
import { drawFacts } from './facts.ts'
import type { Sheet } from './frame.ts'
import { room } from './tagged.ts'
import { PAGE } from './theme.ts'
import { drawVerification, VERIFICATION } from './verification.ts'

const GAP = 14
const NAMES = 88

/** What the document is about, with the means to verify it beside; gives the ordinate below. */
export const drawSubject = (sheet: Sheet, bloc: Bloc, verification: VerificationContents | null, y: number): number => {
  const top = room(sheet.doc, y, VERIFICATION.height + 20)
  if (verification === null) return drawFacts(sheet, bloc, top, { width: PAGE.width, names: NAMES }) + 12
  const width = PAGE.width - VERIFICATION.width - GAP
  const facts = drawFacts(sheet, bloc, top, { width, names: NAMES })
  return Math.max(facts, drawVerification(sheet, verification, top)) + 12
}
