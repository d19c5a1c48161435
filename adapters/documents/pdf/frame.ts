import Pdf from 'pdfkit'
import { SPECIMEN, SPECIMEN_DIT } from '#domain/entreprise/specimen'
import { FONTS } from './fonts.ts'
import { artifact, drawText, write } from './tagged.ts'
import { COLORS, PAGE, STYLES } from './theme.ts'
import { FACTURX_FILE, metadataText, xmpMarks } from './xmp.ts'

export type PdfDocument = PDFKit.PDFDocument

export type PdfElement = PDFKit.PDFStructureElement

/** A page being written: its document and the section its content belongs to. */
export type Sheet = { readonly doc: PdfDocument; readonly section: PdfElement }

export type FrameInfo = {
  readonly title: string
  readonly author: string
  readonly date: Date
  /** The business is not named yet: every page says so. */
  readonly specimen?: boolean
  /** The structured form that an invoice carries with it; absent of all else. */
  readonly facturX?: string | null
}

/** Points that the last of several pages holds at least: less is a sheet for a few lines. */
const LEAST = (PAGE.bottom - PAGE.top) * 0.22

/** Points by which the foot of the page before goes up at a time, and at most. */
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
    // An empty name keeps the library from opening its own font, which could not be embedded.
    font: '',
    info: { Title: metadataText(title), Author: metadataText(author), CreationDate: date, ModDate: date },
  })

/** The library writes the 16 bytes of the checksum of a file as 32 letters; in angle brackets they are 16 bytes (ISO 32000-1, 7.3.4.3). */
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

const SPECIMEN_STYLE = { font: 'bold', size: 14, color: COLORS.fir } as const

const SPECIMEN_BOX = { x: PAGE.left, y: 9, width: 90 } as const

/** Read first, above all else. */
const announceSpecimen = ({ doc, section }: Sheet): void => {
  write(doc, section, 'P', SPECIMEN, SPECIMEN_STYLE, SPECIMEN_BOX)
  write(doc, section, 'P', SPECIMEN_DIT, STYLES.detail, { x: PAGE.left + 84, y: 13, width: PAGE.width - 84 })
}

/** At the top of the pages that follow, and across each one, pale enough to read what it lies on. */
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

/** The content alone. The foot of page `lifted` is `lift` points higher than that of the others. */
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

/** Drawn so that the last page is not almost empty: what it lacks comes from the page before, block by block. */
const drawBalanced = (info: FrameInfo, write: Write): PdfDocument => {
  const first = draw(info, write)
  const isFilled = ({ pages, end }: Drawn): boolean => pages === 1 || end - PAGE.top >= LEAST
  let drawn = first
  for (let lift = LEAST - (first.end - PAGE.top); !isFilled(drawn) && lift <= LIFT.most; lift += LIFT.step)
    drawn = draw(info, write, first.pages - 1, lift)
  return (isFilled(drawn) ? drawn : first).doc
}

/**
 * A tagged document for people and archives (PDF/A-3a and PDF/UA-1). Equal content and date give equal bytes. `write`
 * draws the content and gives the ordinate below it, `finish` draws what every page carries.
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
