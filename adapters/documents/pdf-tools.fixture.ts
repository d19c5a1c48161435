import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { decodeQR } from 'qr/decode.js'

const TOOLS = ['pdftotext', 'pdffonts', 'pdfinfo', 'pdfdetach', 'pdftoppm', 'pdftohtml', 'qpdf']

/** The PDF tools that this machine lacks. */
export const missingTools = TOOLS.filter((tool) => spawnSync(tool, ['--version']).error !== undefined)

/** Added to the title of a test that is skipped. */
export const skipped = missingTools.length === 0 ? '' : ` (skipped: ${missingTools.join(', ')} not installed)`

export const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

/** The number of pages, counted without a tool. */
export const pages = (pdf: Uint8Array): number => latin1(pdf).match(/\/Type \/Page\n/g)?.length ?? 0

const unpack = (bytes: string): string => {
  try {
    return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
  } catch {
    return bytes
  }
}

/** A text that differs for documents with any difference, compressed streams included. */
export const fingerprint = (pdf: Uint8Array): string => {
  const [objects = ''] = latin1(pdf).split('\nxref\n')
  const unpacked = objects.replaceAll(/\/Length \d+/g, '').replaceAll(/(?<=\nstream\n)[^]*?(?=\nendstream\n)/g, unpack)
  return createHash('sha256').update(unpacked, 'latin1').digest('hex')
}

/** The marks of an archive (PDF/A-3a) that is accessible (PDF/UA-1) and in French. */
export const MARKS = [
  '%PDF-1.7\n',
  '<pdfaid:part>3</pdfaid:part>',
  '<pdfaid:conformance>A</pdfaid:conformance>',
  '<pdfuaid:part>1</pdfuaid:part>',
  '/Lang (fr-FR)',
  '/Marked true',
  '/DisplayDocTitle true',
]

/** Writes a file, passes its path to `read`, and deletes it. */
export const asFile = <A>(pdf: Uint8Array, read: (path: string, folder: string) => A): A => {
  const folder = mkdtempSync(join(tmpdir(), 'document-'))
  try {
    const path = join(folder, 'document.pdf')
    writeFileSync(path, pdf)
    return read(path, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export const ask = (tool: string, ...args: readonly string[]): string => execFileSync(tool, args, { encoding: 'utf8' })

/** The words in reading order, separated by single spaces. */
export const wordsOf = (pdf: Uint8Array): string =>
  asFile(pdf, (path) => ask('pdftotext', '-raw', path, '-').replace(/\s+/g, ' ').trim())

/** What other tools report: errors, title and tags, and whether each font is embedded, subset and mapped to Unicode. */
export const examine = (pdf: Uint8Array) =>
  asFile(pdf, (path) => ({
    check: ask('qpdf', '--check', path),
    info: ask('pdfinfo', path),
    fonts: ask('pdffonts', path)
      .trim()
      .split('\n')
      .slice(2)
      .map((font) => font.includes('yes yes yes')),
  }))

/** The text of the QR code on the first page, decoded from an image of it. */
export const scanned = (pdf: Uint8Array): string =>
  asFile(pdf, (path, folder) => {
    ask('pdftoppm', '-r', '200', '-f', '1', '-l', '1', '-singlefile', path, join(folder, 'page'))
    const image = readFileSync(join(folder, 'page.ppm'))
    const [head = '', width = '0', height = '0'] =
      /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(image.toString('latin1', 0, 40)) ?? []
    return decodeQR({ width: Number(width), height: Number(height), data: image.subarray(head.length) })
  })

/** A line of text as drawn, in points from the top of its page. */
export type Run = {
  readonly page: number
  readonly bottom: number
  readonly size: number
  readonly color: string
  readonly text: string
}

const attribute = (tag: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

/** Three is the largest scale of the tool, which rounds to whole numbers. */
const SCALE = 3

/** Every line of text, page by page, from 1. */
export const runsOf = (pdf: Uint8Array): readonly Run[] =>
  asFile(pdf, (path) => {
    const xml = ask('pdftohtml', '-xml', '-i', '-stdout', '-zoom', String(SCALE), path)
    const fonts = new Map((xml.match(/<fontspec [^>]*>/g) ?? []).map((font) => [attribute(font, 'id'), font]))
    return xml.split('<page ').flatMap((sheet, page) =>
      Array.from(sheet.matchAll(/<text ([^>]*)>(.*)<\/text>/g), ([, tag = '', text = '']) => {
        const font = fonts.get(attribute(` ${tag}`, 'font')) ?? ''
        const bottom = (Number(attribute(` ${tag}`, 'top')) + Number(attribute(` ${tag}`, 'height'))) / SCALE
        const size = Number(attribute(font, 'size')) / SCALE
        return { page, bottom, size, color: attribute(font, 'color'), text: text.replaceAll(/<[^>]*>/g, '') }
      }),
    )
  })
