import * as fc from 'fast-check'

/** Every property draws from this seed, so that a failure repeats. */
const GRAINE = 20_261_120

/** Checks a property on a few hundred draws; the assertion stands in the property. */
export const verifier = <T>(propriete: fc.IProperty<T>, essais = 300): void =>
  fc.assert(propriete, { seed: GRAINE, numRuns: essais })

const unitesUtf16 = fc.array(fc.nat(0xffff), { maxLength: 60 }).map((unites) => String.fromCharCode(...unites))

/** Anything a browser or a robot can send, with lone surrogates. A function: the tables of Unicode take a second. */
export const unTexte = (): fc.Arbitrary<string> =>
  fc.oneof(fc.string({ unit: 'binary', maxLength: 150 }), fc.string({ unit: 'grapheme', maxLength: 60 }), unitesUtf16)

const blanc = fc.string({
  unit: fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u202f', '\u0000', '\ufeff'),
  maxLength: 3,
})

/** The same text as people paste it: blanks around it, accents apart or not. */
export const colle = (texte: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(blanc, texte, blanc, fc.constantFrom('NFC', 'NFD'))
    .map(([avant, milieu, apres, forme]) => `${avant}${milieu.normalize(forme)}${apres}`)

export const desChiffres = (nombre: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: nombre, maxLength: nombre })

/** Whole minutes from `du` to `au`, both ISO instants. */
export const unInstant = (du = '2026-01-01T00:00:00Z', au = '2029-01-01T00:00:00Z'): fc.Arbitrary<Date> =>
  fc
    .integer({ min: Date.parse(du) / 60_000, max: Date.parse(au) / 60_000 })
    .map((minutes) => new Date(minutes * 60_000))

/** What a random generator gives. */
export const desOctets = (nombre: number): fc.Arbitrary<Uint8Array> =>
  fc.uint8Array({ minLength: nombre, maxLength: nombre })
