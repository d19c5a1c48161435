import * as fc from 'fast-check'

/** The seed of every property, so that a failure repeats. */
const GRAINE = 20_261_120

/** Checks a property on a few hundred draws; the property makes the assertion. */
export const verifier = <T>(propriete: fc.IProperty<T>, essais = 300): void =>
  fc.assert(propriete, { seed: GRAINE, numRuns: essais })

/** `verifier` for an asynchronous property. */
export const verifierEnAttendant = <T>(propriete: fc.IAsyncProperty<T>, essais: number): Promise<void> =>
  fc.assert(propriete, { seed: GRAINE, numRuns: essais })

/** Code points of all Unicode planes, lone surrogates included. The `binary` strings of fast-check take a second to prepare. */
const pointsDeCode = fc.array(fc.nat(0x10ffff), { maxLength: 60 }).map((points) => String.fromCodePoint(...points))

const basMultilingue = fc.array(fc.nat(0xffff), { maxLength: 60 }).map((unites) => String.fromCharCode(...unites))

const lettresPiegees = Array.from('aeE\u0301\u0307éİßﬀ’-1٣@. \u200b\u200d\u{1f44d}')

/** Any text that a browser or a robot can send, with characters that cleaning changes. */
export const unTexte: fc.Arbitrary<string> = fc.oneof(
  fc.string({ maxLength: 150 }),
  fc.string({ unit: fc.constantFrom(...lettresPiegees), maxLength: 60 }),
  pointsDeCode,
  basMultilingue,
)

const blanc = fc.string({
  unit: fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u202f', '\u0000', '\ufeff'),
  maxLength: 3,
})

/** A text as pasted: with spaces around it, accents combined or not. */
export const colle = (texte: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(blanc, texte, blanc, fc.constantFrom('NFC', 'NFD'))
    .map(([avant, milieu, apres, forme]) => `${avant}${milieu.normalize(forme)}${apres}`)

export const desChiffres = (nombre: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: nombre, maxLength: nombre })

/** An instant at a whole minute, from `du` to `au`, both in ISO 8601. */
export const unInstant = (du = '2026-01-01T00:00:00Z', au = '2029-01-01T00:00:00Z'): fc.Arbitrary<Date> =>
  fc
    .integer({ min: Date.parse(du) / 60_000, max: Date.parse(au) / 60_000 })
    .map((minutes) => new Date(minutes * 60_000))

/** An array of random bytes. */
export const desOctets = (nombre: number): fc.Arbitrary<Uint8Array> =>
  fc.uint8Array({ minLength: nombre, maxLength: nombre })
