import Pdf from 'pdfkit'
import { FONTS } from './fonts.ts'
import { PAGE } from './theme.ts'
import { metadataText, PDFUA_MARK } from './xmp.ts'

export type PdfDocument = PDFKit.PDFDocument

export type PdfElement = PDFKit.PDFStructureElement

/** A page being written: its document and the section its content belongs to. */
export type Sheet = { readonly doc: PdfDocument; readonly section: PdfElement }

export type FrameInfo = { readonly title: string; readonly author: string; readonly date: Date }

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
  doc.appendXML(PDFUA_MARK)
  doc.end()
  return bytes
}
