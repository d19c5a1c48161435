import Pdf from 'pdfkit'
import { SPECIMEN, SPECIMEN_DIT } from '#domain/entreprise/specimen'
import type { Fait, Partie } from '../contents/document-contents.ts'
import { artifact, drawText, hairline, type PdfDocument, type PdfElement, write } from './tagged.ts'
import { FONTS, COLORS, PAGE, STYLES } from './theme.ts'

const PDFUA = { prefix: 'pdfuaid', uri: 'http://www.aiim.org/pdfua/ns/id/' } as const

const FACTURX = { prefix: 'fx', uri: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#' } as const

/** The file name that readers of invoices expect. */
const FACTURX_FILE = 'factur-x.xml'

type Property = readonly [name: string, type: 'Integer' | 'Text', category: string, description: string]

const describeProperty = ([name, type, category, description]: Property): string =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>${type}</pdfaProperty:valueType><pdfaProperty:category>${category}</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`

const describeSchema = (
  title: string,
  { prefix, uri }: { readonly prefix: string; readonly uri: string },
  properties: readonly Property[],
): string =>
  `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>${title}</pdfaSchema:schema><pdfaSchema:namespaceURI>${uri}</pdfaSchema:namespaceURI><pdfaSchema:prefix>${prefix}</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${properties.map(describeProperty).join('')}</rdf:Seq></pdfaSchema:property></rdf:li>`

const PDFUA_SCHEMA = describeSchema('PDF/UA Universal Accessibility Schema', PDFUA, [
  ['part', 'Integer', 'internal', 'Indicates, which part of ISO 14289 standard is followed'],
])

const external = (name: string, description: string): Property => [name, 'Text', 'external', description]

const FACTURX_SCHEMA = describeSchema('Factur-X PDFA Extension Schema', FACTURX, [
  external('DocumentFileName', 'The name of the embedded XML document'),
  external('DocumentType', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER'),
  external('Version', 'The actual version of the standard applying to the embedded XML document'),
  external('ConformanceLevel', 'The conformance level of the embedded XML document'),
])

const describeSchemas = (schemas: readonly string[]): string =>
  `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag>${schemas.join('')}</rdf:Bag></pdfaExtension:schemas></rdf:Description>`

const PDFUA_MARK = `<rdf:Description rdf:about="" xmlns:pdfuaid="${PDFUA.uri}"><pdfuaid:part>1</pdfuaid:part></rdf:Description>`

const FACTURX_MARK = `<rdf:Description rdf:about="" xmlns:fx="${FACTURX.uri}"><fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${FACTURX_FILE}</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel></rdf:Description>`

/**
 * The XMP marks of PDF/UA-1, and of Factur-X for a file that embeds one, with the extension schemas that PDF/A requires
 * for both. The library writes the PDF/A mark only. https://pdfa.org/resource/pdfa-extension-schemas/
 */
const xmpMarks = (facturX: boolean): string =>
  facturX
    ? `${describeSchemas([PDFUA_SCHEMA, FACTURX_SCHEMA])}\n        ${PDFUA_MARK}\n        ${FACTURX_MARK}`
    : `${describeSchemas([PDFUA_SCHEMA])}\n        ${PDFUA_MARK}`

/** Escapes a metadata field, which the library copies as it is. */
const metadataText = (text: string): string => text.replace(/[&<>]/g, '-')

export type Sheet = { readonly doc: PdfDocument; readonly section: PdfElement }

type FrameInfo = {
  readonly title: string
  readonly author: string
  readonly date: Date
  /** True while the business is not named: every page says so. */
  readonly specimen?: boolean
  readonly facturX?: string | null
}

/** The least height of a last page, in points. */
const LEAST = (PAGE.bottom - PAGE.top) * 0.22

const LIFT = { step: 36, most: (PAGE.bottom - PAGE.top) / 2 } as const

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
    // An empty name keeps the library from loading its default font, which cannot be embedded.
    font: '',
    info: { Title: metadataText(title), Author: metadataText(author), CreationDate: date, ModDate: date },
  })

/** The library writes the checksum as letters; angle brackets make it hexadecimal (ISO 32000-1, 7.3.4.3). */
const withChecksum = (pdf: Buffer): Uint8Array =>
  Uint8Array.from(
    Buffer.from(pdf.toString('latin1').replace(/\/CheckSum \(([\da-f]{32})\)/, '/CheckSum <$1>'), 'latin1'),
  )

const bytesOf = (doc: PdfDocument): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('end', () => resolve(withChecksum(Buffer.concat(chunks))))
    doc.on('error', reject)
  })

/** Embeds the structured form, associated with the whole document (PDF/A-3, 6.8; Factur-X 1.0, 6.2.2). */
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

const SPECIMEN_STYLE = { font: 'bold', size: 14, color: COLORS.fir } as const

const SPECIMEN_BOX = { x: PAGE.left, y: 9, width: 90 } as const

const announceSpecimen = ({ doc, section }: Sheet): void => {
  write(doc, section, 'P', SPECIMEN, SPECIMEN_STYLE, SPECIMEN_BOX)
  write(doc, section, 'P', SPECIMEN_DIT, STYLES.detail, { x: PAGE.left + 84, y: 13, width: PAGE.width - 84 })
}

const markSpecimen = (doc: PdfDocument): void => {
  const { count } = doc.bufferedPageRange()
  Array.from({ length: count }, (_, page) => page).forEach((page) => {
    doc.switchToPage(page)
    artifact(doc, () => {
      if (page > 0) drawText(doc, SPECIMEN, SPECIMEN_STYLE, SPECIMEN_BOX)
      doc
        .save()
        .rotate(-52, { origin: [298, 421] })
        .fillOpacity(0.16)
      doc.font('bold').fontSize(120).fillColor(COLORS.fir)
      doc.text(SPECIMEN, -62, 350, { width: 720, align: 'center', lineBreak: false })
      doc.restore()
    })
  })
}

type Write = (sheet: Sheet) => number

type Drawn = { readonly doc: PdfDocument; readonly pages: number; readonly end: number }

/** Page `lifted` ends `lift` points higher than the others. */
const draw = (info: FrameInfo, write: Write, lifted = 0, lift = 0): Drawn => {
  const doc = openDocument(info)
  const pages = (): number => doc.bufferedPageRange().count
  doc.on('pageAdded', () => {
    if (pages() === lifted) doc.page.margins.bottom += lift
  })
  doc.registerFont('regular', FONTS.regular).registerFont('bold', FONTS.bold).font('regular').addPage()
  const root = doc.struct('Document')
  doc.addStructure(root)
  const section = doc.struct('Sect')
  root.add(section)
  if (info.specimen === true) announceSpecimen({ doc, section })
  const end = write({ doc, section })
  section.end()
  root.end()
  return { doc, pages: pages(), end }
}

/** Draws so that the last page is not almost empty: shortens the previous page until enough blocks move over. */
const drawBalanced = (info: FrameInfo, write: Write): PdfDocument => {
  const first = draw(info, write)
  const isFilled = ({ pages, end }: Drawn): boolean => pages === 1 || end - PAGE.top >= LEAST
  let drawn = first
  for (let lift = LEAST - (first.end - PAGE.top); !isFilled(drawn) && lift <= LIFT.most; lift += LIFT.step)
    drawn = draw(info, write, first.pages - 1, lift)
  return (isFilled(drawn) ? drawn : first).doc
}

/**
 * A tagged document for people and archives (PDF/A-3a and PDF/UA-1). The same content and date always give the same
 * bytes. `write` draws the content and returns the y below it; `finish` draws what every page has.
 */
export const makePdf = (info: FrameInfo, write: Write, finish: (doc: PdfDocument) => void): Promise<Uint8Array> => {
  const doc = drawBalanced(info, write)
  const bytes = bytesOf(doc)
  finish(doc)
  if (info.specimen === true) markSpecimen(doc)
  const facturX = info.facturX ?? null
  if (facturX !== null) embed(doc, facturX, info.date)
  doc.appendXML(xmpMarks(facturX !== null))
  doc.end()
  return bytes
}

const MARK = 30

const drawMark = (doc: PdfDocument, x: number, y: number): void =>
  artifact(doc, () => {
    doc
      .save()
      .translate(x, y)
      .scale(MARK / 36)
    doc.circle(27, 9, 4.5).fill(COLORS.comte)
    doc.path('M9 18 L17 8.5 L25 18 M6.5 27 L17 15.5 L27.5 27 M17 24 L17 31')
    doc.lineWidth(2.75).lineCap('round').lineJoin('round').stroke(COLORS.fir).restore()
  })

type Header = { readonly titre: string; readonly numero: string; readonly prestataire: Partie }

export const drawHeader = ({ doc, section }: Sheet, contents: Header): number => {
  const right = { x: PAGE.left + 240, width: PAGE.width - 240, align: 'right' } as const
  write(doc, section, 'H1', contents.titre, STYLES.title, { ...right, y: 24 })
  write(doc, section, 'P', contents.numero, STYLES.number, { ...right, y: 54 })
  drawMark(doc, PAGE.left - 5, 31)
  write(doc, section, 'P', contents.prestataire.nom, STYLES.brand, { x: PAGE.left + 32, y: 38, width: 224 })
  const y = Math.max(doc.y + 10, 74)
  hairline(doc, y, COLORS.fir)
  return y + 8
}

export const drawDates = ({ doc, section }: Sheet, dates: readonly Fait[], y: number): number => {
  const width = PAGE.width / 3
  dates.forEach(({ nom, valeur }, rang) => {
    const box = { x: PAGE.left + rang * width, width: width - 12 }
    write(doc, section, 'P', nom, STYLES.label, { ...box, y })
    write(doc, section, 'P', valeur, STYLES.fact, { ...box, y: y + 11 })
  })
  return doc.y + 7
}
