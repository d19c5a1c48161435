import { type Browser, chromium } from '@playwright/test'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../quality/find-chromium.ts'

// Draws the pictures that cannot be SVG from our SVG files. Run it after one of them changed.
type Image = {
  readonly file: string
  readonly source: string
  readonly width: number
  readonly height: number
  /** The share of the square that the icon fills: phones cut off the corners. */
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

/** The most bytes of a picture: link previews skip larger ones. */
const WEIGHT_MAX = 100_000

const font = readFileSync(join(WEB, 'src/styles/fonts/atelier-sans.woff2')).toString('base64')

const page = ({ source, share }: Image): string => `<!doctype html>
<style>
  @font-face { font-family: 'Atelier Sans'; font-weight: 400 700; src: url(data:font/woff2;base64,${font}) }
  body { display: grid; place-items: center; height: 100vh; margin: 0; ${share === undefined ? '' : 'background: #1e5b48'} }
  svg { display: block; width: ${100 * (share ?? 1)}%; height: ${100 * (share ?? 1)}% }
</style>
${readFileSync(join(WEB, source), 'utf8')}`

const draw = async (browser: Browser, image: Image): Promise<void> => {
  const { file, source, share, width, height } = image
  const view = await browser.newPage({ viewport: { width, height } })
  await view.setContent(page(image))
  await view.evaluate(() => document.fonts.ready.then(() => true))
  const png = await view.screenshot({ omitBackground: source === ICON && share === undefined })
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

try {
  for (const image of IMAGES) await draw(browser, image)
} finally {
  await browser.close()
}
