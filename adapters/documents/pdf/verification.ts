import type { VerificationContents } from '../contents/verification-contents.ts'
import type { Sheet } from './frame.ts'
import { drawQrCode } from './qr-code.ts'
import { write } from './tagged.ts'
import { PAGE, STYLES } from './theme.ts'

const SIZE = 60
const TEXT = 116
const GAP = 10

/** Points that the block takes from the right edge, and from the top. */
export const VERIFICATION = { width: TEXT + GAP + SIZE, height: SIZE } as const

/** The code to type and the square to scan, against the right edge; gives the ordinate below. */
export const drawVerification = (sheet: Sheet, verification: VerificationContents, y: number): number => {
  const { doc, section } = sheet
  const box = { x: PAGE.right - VERIFICATION.width, width: TEXT, align: 'right' } as const
  const title = write(doc, section, 'H2', verification.titre, STYLES.heading, { ...box, y })
  const code = write(doc, section, 'P', verification.code, STYLES.fact, { ...box, y: title + 2 })
  const page = write(doc, section, 'P', verification.page, STYLES.detail, { ...box, y: code + 1 })
  drawQrCode(sheet, verification, { x: PAGE.right - SIZE, y, size: SIZE })
  return Math.max(page, y + SIZE)
}
