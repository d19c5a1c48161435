import { printable } from './printable.ts'
import { PAGE, type Style } from './theme.ts'

export type PdfDocument = PDFKit.PDFDocument

export type PdfElement = PDFKit.PDFStructureElement

type Tag = 'H1' | 'H2' | 'P'

export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly align?: 'left' | 'right'
  readonly oneLine?: boolean
}

export const inkOf = (doc: PdfDocument, style: Style): PdfDocument =>
  doc.font(style.font).fontSize(style.size).fillColor(style.color)

/** Draws a text; returns the y below it, on the page where it ends. */
export const drawText = (doc: PdfDocument, text: string, style: Style, box: Box): number => {
  const { x, y, width, align = 'left', oneLine = false } = box
  const cut = oneLine ? { height: style.size, ellipsis: '…' } : {}
  inkOf(doc, style).text(printable(text), x, y, { width, align, lineGap: style.lineGap ?? 0, ...cut })
  return doc.y
}

export const heightOf = (doc: PdfDocument, text: string, style: Style, width: number): number =>
  inkOf(doc, style).heightOfString(printable(text), { width, lineGap: style.lineGap ?? 0 })

/** Adds a text to the structure for screen readers, one element a line: otherwise lines would run together. */
export const write = (doc: PdfDocument, parent: PdfElement, tag: Tag, text: string, style: Style, box: Box): number => {
  parent.add(doc.struct(tag, {}, () => drawText(doc, text, style, box)))
  return doc.y
}

export const artifact = (doc: PdfDocument, draw: () => void): void => {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

/** The y where `height` points fit: `y`, or the top of a new page. */
export const room = (doc: PdfDocument, y: number, height: number): number => {
  if (y + height <= doc.page.maxY()) return y
  doc.addPage()
  return PAGE.top
}

export const hairline = (
  doc: PdfDocument,
  y: number,
  color: string,
  from: number = PAGE.left,
  to: number = PAGE.right,
): void => artifact(doc, () => doc.moveTo(from, y).lineTo(to, y).lineWidth(0.6).stroke(color))
