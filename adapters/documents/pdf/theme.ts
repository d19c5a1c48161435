import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

export const COLORS = {
  ink: '#16221d',
  soft: '#46534d',
  fir: '#1e5b48',
  comte: '#e3a72f',
  hairline: '#dcd9cb',
  paper: '#fbfaf6',
  firTint: '#eef3ec',
  comteTint: '#fdf4dd',
} as const

type Color = (typeof COLORS)[keyof typeof COLORS]

/** Points, from the top left corner of an A4 page. */
export const PAGE = { left: 54, right: 541, width: 487, top: 40, bottom: 794, footer: 806 } as const

export type Style = { readonly font: FontName; readonly size: number; readonly color: Color; readonly lineGap?: number }

const require = createRequire(import.meta.url)

const LIGATURES = 'ff fi fl ffi ffl'

// Draws plain letters first. The library names each glyph by the letters that first used it; a glyph first drawn as part of
// another would have no readable name: so « ff » before « ﬀ », « - » before similar signs.
const nameEachShape = (font: FontkitFont): void => {
  font.layout(LIGATURES)
  for (const codePoint of font.characterSet.toSorted((a, b) => a - b)) font.glyphForCodePoint(codePoint)
}

/** Words of the clients must not pile up: beyond so many, all are forgotten. */
const MOST_WORDS = 5000

/** Remembers how words are set: the same come again in every document, and setting them took two fifths of its time. */
const rememberWords = (font: FontkitFont): void => {
  const words = new Map<string, FontkitRun>()
  const layout = font.layout.bind(font)
  font.layout = (word) => {
    const run = words.get(word) ?? layout(word)
    if (words.size >= MOST_WORDS) words.clear()
    words.set(word, run)
    // The library changes the positions that it is given.
    const positions = run.positions.map((position) => ({ ...position }))
    return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions })
  }
}

const read = (file: string): FontkitFont => {
  const font = create(readFileSync(require.resolve(`@expo-google-fonts/source-sans-3/${file}`)))
  nameEachShape(font)
  rememberWords(font)
  return font
}

/** Parsed once per process: parsing takes two thirds of the time of a document. */
export const FONTS = {
  regular: read('400Regular/SourceSans3_400Regular.ttf'),
  bold: read('700Bold/SourceSans3_700Bold.ttf'),
}

type FontName = keyof typeof FONTS

export const STYLES = {
  title: { font: 'bold', size: 24, color: COLORS.fir },
  number: { font: 'regular', size: 11, color: COLORS.ink },
  brand: { font: 'bold', size: 14, color: COLORS.ink },
  heading: { font: 'bold', size: 9, color: COLORS.fir },
  label: { font: 'regular', size: 9, color: COLORS.ink },
  fact: { font: 'bold', size: 10, color: COLORS.ink },
  strong: { font: 'bold', size: 11, color: COLORS.ink },
  body: { font: 'regular', size: 9.5, color: COLORS.ink, lineGap: -1.3 },
  /** The smallest size on paper, also for legal sentences, and always in the darkest ink. */
  detail: { font: 'regular', size: 9, color: COLORS.ink, lineGap: -1 },
  total: { font: 'bold', size: 17, color: COLORS.fir },
} as const satisfies Record<string, Style>
