import type { Bloc } from '../contents/document-contents.ts'
import type { VerificationContents } from '../contents/verification-contents.ts'
import { drawFacts, factsHeight } from './facts.ts'
import type { Sheet } from './frame.ts'
import { room } from './tagged.ts'
import { PAGE } from './theme.ts'
import { drawVerification, VERIFICATION } from './verification.ts'

const GAP = 14
const NAMES = 88

/** Draws what the document is about, and the means to verify it beside; kept together. Returns the y below. */
export const drawSubject = (sheet: Sheet, bloc: Bloc, verification: VerificationContents | null, y: number): number => {
  const beside = verification === null ? 0 : VERIFICATION.width + GAP
  const space = { width: PAGE.width - beside, names: NAMES }
  const top = room(sheet.doc, y, Math.max(factsHeight(sheet, bloc, space), VERIFICATION.height))
  const facts = drawFacts(sheet, bloc, top, space)
  return (verification === null ? facts : Math.max(facts, drawVerification(sheet, verification, top))) + 6
}
