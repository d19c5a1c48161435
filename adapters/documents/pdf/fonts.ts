import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

const require = createRequire(import.meta.url)

const LIGATURES = 'ff fi fl ffi ffl'

/**
 * The library names each glyph by the letters that first used it. A glyph first drawn as part of another letter would have
 * no name, and readers could not extract it. So plain letters go first: « ff » before « ﬀ », « - » before similar
 * signs.
 */
const nameEachShape = (font: FontkitFont): void => {
  font.layout(LIGATURES)
  for (const codePoint of font.characterSet.toSorted((a, b) => a - b)) font.glyphForCodePoint(codePoint)
}

const read = (file: string): FontkitFont => {
  const font = create(readFileSync(require.resolve(`@expo-google-fonts/source-sans-3/${file}`)))
  nameEachShape(font)
  return font
}

/** Parsed once per process: parsing takes two thirds of the time of a document. */
export const FONTS = {
  regular: read('400Regular/SourceSans3_400Regular.ttf'),
  bold: read('700Bold/SourceSans3_700Bold.ttf'),
}

export type FontName = keyof typeof FONTS
