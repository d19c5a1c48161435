import { type Browser, chromium, type Page } from '@playwright/test'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { findChromium } from '../quality/find-chromium.ts'

// Draws the pictures that cannot be SVG, from our SVG files; run it after one changed.
type Image = {
  readonly file: string
  readonly source: string
  readonly width: number
  readonly height: number
  /** The share of the square that the icon fills: phones cut the corners off. */
  readonly share?: number
}

const WEB = join(import.meta.dirname, '../../web')
const ICON = 'public/icone.svg'

const IMAGES: readonly Image[] = [
  { file: 'partage.png', source: '../infrastructure/artwork/partage.svg', width: 1200, height: 630 },
  { file: 'apple-touch-icon.png', source: ICON, width: 180, height: 180, share: 0.9 },
  { file: 'icone-192.png', source: ICON, width: 192, height: 192 },
  { file: 'icone-512.png', source: ICON, width: 512, height: 512 },
  { file: 'icone-masquable-512.png', source: ICON, width: 512, height: 512, share: 0.8 },
]

/** Bytes; link previews skip heavier pictures. */
const WEIGHT_MAX = 60_000

const font = readFileSync(join(WEB, 'src/styles/fonts/atelier-sans.woff2')).toString('base64')

const page = ({ source, share }: Image): string => `<!doctype html>
<style>
  @font-face { font-family: 'Atelier Sans'; font-weight: 400 700; src: url(data:font/woff2;base64,${font}) }
  body { display: grid; place-items: center; height: 100vh; margin: 0; ${share === undefined ? '' : 'background: #1e5b48'} }
  svg { display: block; width: ${100 * (share ?? 1)}%; height: ${100 * (share ?? 1)}% }
</style>
${readFileSync(join(WEB, source), 'utf8')}`

const readPixels = (view: Page, png: Buffer): Promise<number[]> =>
  view.evaluate(
    async (source) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob())
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      canvas?.drawImage(bitmap, 0, 0)
      const bytes = canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray()
      const byte = (place: number): number => bytes[place] ?? 0
      return Array.from(
        { length: bytes.length / 4 },
        (_, pixel) => 65_536 * byte(4 * pixel) + 256 * byte(4 * pixel + 1) + byte(4 * pixel + 2),
      )
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )

const draw = async (browser: Browser, image: Image): Promise<void> => {
  const { file, source, share, width, height } = image
  const view = await browser.newPage({ viewport: { width, height } })
  await view.setContent(page(image))
  await view.evaluate(() => document.fonts.ready.then(() => true))
  const drawn = await view.screenshot({ omitBackground: source === ICON && share === undefined })
  const png = source === ICON ? drawn : palettePng(await readPixels(view, drawn), width)
  await view.close()
  if (png.length > WEIGHT_MAX) throw new Error(`${file} has ${png.length} bytes`)
  writeFileSync(join(WEB, 'public', file), png)
  process.stdout.write(`${file} ${png.length} bytes\n`)
}

const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath === null ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
})

const COLOURS_MAX = 256

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  const check = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

const distance = (one: number, other: number): number =>
  [16, 8, 0].reduce((sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0)

/** Of the nearest colour if there are too many: flat drawings lose only shades of edges. */
const placesOf = (
  pixels: readonly number[],
): { readonly palette: readonly number[]; readonly places: Map<number, number> } => {
  const counts = new Map<number, number>()
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const palette = [...counts.keys()]
    .toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    .slice(0, COLOURS_MAX)
  const nearest = (colour: number): number => {
    const distances = palette.map((known) => distance(known, colour))
    return distances.indexOf(Math.min(...distances))
  }
  return { palette, places: new Map([...counts.keys()].map((colour) => [colour, nearest(colour)])) }
}

/** Writes a PNG of at most 256 colours (ISO 15948, colour type 3). `pixels` are 0xRRGGBB, row by row. */
const palettePng = (pixels: readonly number[], width: number): Buffer => {
  const { palette, places } = placesOf(pixels)
  const height = pixels.length / width
  const rows = Buffer.alloc((width + 1) * height)
  for (const [place, colour] of pixels.entries()) {
    rows[place + Math.floor(place / width) + 1] = places.get(colour) ?? 0
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const colours = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

try {
  for (const image of IMAGES) await draw(browser, image)
} finally {
  await browser.close()
}
