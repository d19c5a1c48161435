import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { desOctets, verifier } from '#domain/shared/proprietes.fixture'
import { expirationDe, motDePasseTemporaire, OCTETS_TIRAGE } from './mot-de-passe-temporaire.ts'

/** Bytes that give one upper case letter, one lower case letter and one digit. */
const DEBUT = [0, 24, 49]

const tirage = (octet: number) =>
  motDePasseTemporaire(Uint8Array.from([...DEBUT, ...Array.from({ length: OCTETS_TIRAGE - 3 }, () => octet)]))

describe('a temporary password', () => {
  it('carries at least 112 bits: every letter is as likely, and there are enough of them', () => {
    const derniers = Array.from({ length: 256 }, (_, octet) => tirage(octet)).filter((texte) => texte !== null)
    const lettres = derniers.map((texte) => texte.slice(-1))
    const frequences = new Map(lettres.map((lettre) => [lettre, lettres.filter((autre) => autre === lettre).length]))
    expect(new Set(frequences.values())).toEqual(new Set([4]))
    const longueur = Math.min(...derniers.map((texte) => texte.length))
    expect(longueur * Math.log2(frequences.size)).toBeGreaterThanOrEqual(112)
    expect([...frequences.keys()].filter((lettre) => 'IOl01'.includes(lettre))).toEqual([])
  })

  it('meets the rule of passwords whenever a draw succeeds', () => {
    verifier(
      fc.property(desOctets(OCTETS_TIRAGE), (octets) => {
        const texte = motDePasseTemporaire(octets)
        fc.pre(texte !== null)
        expect(texte).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)[A-Za-z\d]{24}$/)
      }),
    )
  })

  it('is drawn at the first attempt most of the time', () => {
    const tirages = fc.sample(desOctets(OCTETS_TIRAGE), { numRuns: 200, seed: 7 }).map(motDePasseTemporaire)
    expect(tirages.filter((texte) => texte !== null).length).toBeGreaterThan(150)
  })

  it('is to be drawn again when a kind of character is missing', () => {
    const sans = (manque: number) =>
      Uint8Array.from({ length: OCTETS_TIRAGE }, (_, rang) => DEBUT.toSpliced(manque, 1)[rang % 2] ?? 0)
    expect([0, 1, 2].map((manque) => motDePasseTemporaire(sans(manque)))).toEqual([null, null, null])
  })

  it('is to be drawn again when the bytes run out', () => {
    expect(motDePasseTemporaire(new Uint8Array())).toBeNull()
    expect(tirage(255)).toBeNull()
  })

  it('opens the account for 72 hours', () => {
    expect(expirationDe(new Date('2027-03-27T10:00:00Z'))).toEqual(new Date('2027-03-30T10:00:00Z'))
  })
})
