import * as fc from 'fast-check'
import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { CodecMontant, additionner, centimes, enEuros, euros, formaterMontant, multiplier } from './montant.ts'
import { verifier } from './proprietes.fixture.ts'

const unMontant = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(centimes)

const relire = (texte: string): number => Number(texte.replaceAll(/[^\d−]/g, '').replace('−', '-'))

describe('money', () => {
  it('is written the French way, with spaces that never break', () => {
    expect(formaterMontant(euros(1238.3))).toBe('1\u202f238,30\u00a0€')
    expect(formaterMontant(euros(1_234_567.89))).toBe('1\u202f234\u202f567,89\u00a0€')
    expect([0, 5, 99, 100, 99_999].map((n) => formaterMontant(centimes(n)))).toEqual([
      '0,00\u00a0€',
      '0,05\u00a0€',
      '0,99\u00a0€',
      '1,00\u00a0€',
      '999,99\u00a0€',
    ])
  })

  it('carries a true minus sign', () => {
    expect(formaterMontant(euros(-1238.3))).toBe('−1\u202f238,30\u00a0€')
  })

  it('rounds half up, whatever the binary dust', () => {
    expect([1.005, 1.004, 2.675, 0.1, 8.165].map((n) => euros(n))).toEqual([101, 100, 268, 10, 817])
    expect(multiplier(centimes(50), 1.15)).toBe(58)
    expect(multiplier(centimes(1), 0.5)).toBe(1)
    expect(multiplier(centimes(333), 1.5)).toBe(500)
  })

  it('adds nothing to zero', () => {
    expect(additionner()).toBe(0)
  })

  it('is a whole number of cents, nothing else', () => {
    expect(CodecMontant.decode(6400)).toEqual(E.right(6400))
    expect([64.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, '6400', null].map(CodecMontant.is)).toEqual(
      Array.from({ length: 6 }, () => false),
    )
  })

  it('adds exactly, in any order', () => {
    verifier(
      fc.property(fc.array(unMontant, { maxLength: 50 }), (montants) => {
        const exact = montants.reduce((somme, montant) => somme + BigInt(montant), 0n)
        expect(BigInt(additionner(...montants))).toBe(exact)
        expect(additionner(...montants.toReversed())).toBe(additionner(...montants))
      }),
    )
  })

  it('keeps every cent through its writing and through euros', () => {
    verifier(
      fc.property(unMontant, (montant) => {
        expect(relire(formaterMontant(montant))).toBe(montant)
        expect(euros(enEuros(montant))).toBe(montant)
      }),
    )
  })

  it('groups digits by three', () => {
    verifier(
      fc.property(unMontant, (montant) => {
        expect(formaterMontant(montant)).toMatch(/^−?\d{1,3}(\u202f\d{3})*,\d{2}\u00a0€$/)
      }),
    )
  })
})
