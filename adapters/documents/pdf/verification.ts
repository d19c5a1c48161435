import { encodeQR } from 'qr'
import type { VerificationContents } from '../contents/verification-contents.ts'
import type { Sheet } from './frame.ts'
import { write } from './tagged.ts'
import { COLORS, PAGE, STYLES } from './theme.ts'

/** A small overlap, without which viewers show white lines between rows. */
const OVERLAP = 0.04

type Run = { readonly column: number; readonly row: number; readonly length: number }

const runsOf = (line: readonly boolean[], row: number): readonly Run[] =>
  line.flatMap((dark, column) => {
    if (!dark || line[column - 1] === true) return []
    const end = line.indexOf(false, column)
    return [{ column, row, length: (end === -1 ? line.length : end) - column }]
  })

/** The modules without the white border: the paper provides it. */
const modulesOf = (text: string): readonly (readonly boolean[])[] =>
  encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((line) => line.slice(1, -1))

/** Draws a link as a QR code of `size` points; `alternative` is for screen readers. */
const drawQrCode = (
  { doc, section }: Sheet,
  { lien, alternative }: { readonly lien: string; readonly alternative: string },
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void => {
  const modules = modulesOf(lien)
  const side = size / modules.length
  const figure = doc.struct('Figure', { alt: alternative, bbox: [x, y, x + size, y + size] }, () => {
    modules.flatMap(runsOf).forEach(({ column, row, length }) => {
      doc.rect(x + column * side, y + row * side, length * side + OVERLAP, side + OVERLAP)
    })
    doc.fill(COLORS.ink)
  })
  section.add(figure)
}

const SIZE = 60
const TEXT = 116
const GAP = 10

/** The width of the block from the right edge, and its height, in points. */
export const VERIFICATION = { width: TEXT + GAP + SIZE, height: SIZE } as const

/** Draws the code to type and the QR code, against the right edge; returns the y below. */
export const drawVerification = (sheet: Sheet, verification: VerificationContents, y: number): number => {
  const { doc, section } = sheet
  const box = { x: PAGE.right - VERIFICATION.width, width: TEXT, align: 'right' } as const
  const title = write(doc, section, 'H2', verification.titre, STYLES.heading, { ...box, y })
  const code = write(doc, section, 'P', verification.code, STYLES.fact, { ...box, y: title + 2 })
  const page = write(doc, section, 'P', verification.page, STYLES.detail, { ...box, y: code + 1 })
  drawQrCode(sheet, verification, { x: PAGE.right - SIZE, y, size: SIZE })
  return Math.max(page, y + SIZE)
}
