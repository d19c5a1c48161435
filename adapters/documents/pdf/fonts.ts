import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

const require = createRequire(import.meta.url)

const read = (file: string): FontkitFont =>
  create(readFileSync(require.resolve(`@expo-google-fonts/source-sans-3/${file}`)))

/** Parsed once for the life of the process: parsing is two thirds of the time of a document. */
export const FONTS = {
  regular: read('400Regular/SourceSans3_400Regular.ttf'),
  bold: read('700Bold/SourceSans3_700Bold.ttf'),
}

export type FontName = keyof typeof FONTS
