import Pdf from 'pdfkit'
import { FONTS } from './fonts.ts'
import { PAGE } from './theme.ts'
import { FACTURX_FILE, metadataText, xmpMarks } from './xmp.ts'

export type PdfDocument = PDFKit.PDFDocument

export type PdfElement = PDFKit.PDFStructureElement

/** A page being written: its document and the section its content belongs to. */
export type Sheet = { readonly doc: PdfDocument; readonly section: PdfElement }

export type FrameInfo = {
  readonly title: string
  readonly author: string
  readonly date: Date
  /** The structured form that an invoice carries with it; absent of all else. */
  readonly facturX?: string | null
}

const openDocument = ({ title, author, date }: FrameInfo): PdfDocument =>
  new Pdf({
    size: 'A4',
    margins: { top: PAGE.top, bottom: 842 - PAGE.bottom, left: PAGE.left, right: PAGE.left },
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    // An empty name keeps the library from opening its own font, which could not be embedded.
    font: '',
    info: { Title: metadataText(title), Author: metadataText(author), CreationDate: date, ModDate: date },
  })

const bytesOf = (doc: PdfDocument): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('end', () => resolve(Uint8Array.from(Buffer.concat(chunks))))
    doc.on('error', reject)
  })

/** The same content for programs, bound to the whole document (PDF/A-3, 6.8; Factur-X 1.0, 6.2.2). */
const embed = (doc: PdfDocument, xml: string, date: Date): void => {
  doc.file(Buffer.from(xml), {
    name: FACTURX_FILE,
    type: 'text/xml',
    relationship: 'Alternative',
    description: 'Factur-X',
    creationDate: date,
    modifiedDate: date,
  })
}

/**
 * A tagged document for people and archives (PDF/A-3a and PDF/UA-1). Equal content and date give equal bytes. `write`
 * draws the content, `finish` what every page carries.
 */
export const makePdf = (
  info: FrameInfo,
  write: (sheet: Sheet) => void,
  finish: (doc: PdfDocument) => void,
): Promise<Uint8Array> => {
  const doc = openDocument(info)
  const bytes = bytesOf(doc)
  doc.registerFont('regular', FONTS.regular).registerFont('bold', FONTS.bold).font('regular').addPage()
  const root = doc.struct('Document')
  doc.addStructure(root)
  const section = doc.struct('Sect')
  root.add(section)
  write({ doc, section })
  section.end()
  root.end()
  finish(doc)
  const facturX = info.facturX ?? null
  if (facturX !== null) embed(doc, facturX, info.date)
  doc.appendXML(xmpMarks(facturX !== null))
  doc.end()
  return bytes
}
