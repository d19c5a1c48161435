import { crc32, deflateSync } from 'node:zlib'

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

/**
 * The index of each colour in the palette, of the nearest one if there are too many. Flat drawings lose only shades of
 * edges.
 */
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
export const palettePng = (pixels: readonly number[], width: number): Buffer => {
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
