import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALPHABET, OCTETS_IDENTITE } from '#domain/shared/identifiant'
import { desOctets, unInstant, verifier } from '#domain/shared/proprietes.fixture'
import * as E from '#fp/Either'
import { identifier, parsePrestationId, parseReference } from './reference.ts'

const octets = desOctets(OCTETS_IDENTITE)

describe('the reference of an order', () => {
  it('is written in 32 characters that are not misread', () => {
    expect(new Set(ALPHABET).size).toBe(32)
    expect(Array.from('ILOUilou').filter((lettre) => ALPHABET.includes(lettre))).toEqual([])
  })

  it('is read in any case, with blanks around', () => {
    expect(['PREST-7K3QXA', ' prest-7k3qxa '].map(parseReference)).toEqual([
      E.right('PREST-7K3QXA'),
      E.right('PREST-7K3QXA'),
    ])
    const refusees = ['', '7K3QXA', 'PREST-7K3QX', 'PREST-7K3QXAA', 'PREST-7K3QXI', 'PREST-7K3QXO', 'PREST 7K3QXA']
    expect(refusees.map(parseReference)).toEqual(refusees.map(() => E.left('Référence inconnue.')))
  })

  it('is PREST- and the last six characters of the id', () => {
    verifier(
      fc.property(unInstant(), octets, (instant, hasard) => {
        const { id, reference } = identifier(instant, hasard)
        expect(reference).toBe(`PREST-${id.slice(-6)}`)
        expect(parseReference(reference)).toEqual(E.right(reference))
        expect(parsePrestationId(id)).toEqual(E.right(id))
      }),
    )
  })
})

describe('the id of an order', () => {
  it('has 26 characters of the alphabet and nothing else', () => {
    const refuses = ['', '0'.repeat(25), '0'.repeat(27), 'I'.repeat(26), 'a'.repeat(26), ` ${'0'.repeat(26)}`]
    expect(refuses.map(parsePrestationId)).toEqual(refuses.map(() => E.left('Prestation inconnue.')))
  })

  it('sorts like the instant of the order, to the millisecond', () => {
    const milliseconde = fc.integer({ min: 0, max: 59_999 })
    verifier(
      fc.property(unInstant(), milliseconde, unInstant(), milliseconde, octets, octets, (a, msA, b, msB, h1, h2) => {
        const [instantA, instantB] = [new Date(a.getTime() + msA), new Date(b.getTime() + msB)]
        const [idA, idB] = [identifier(instantA, h1).id, identifier(instantB, h2).id]
        fc.pre(instantA.getTime() !== instantB.getTime())
        expect(idA < idB).toBe(instantA < instantB)
      }),
    )
    const suivants = [0, 1, 2].map((ms) => identifier(new Date(1_795_000_000_000 + ms), new Uint8Array(16)).id)
    expect(suivants.toSorted()).toEqual(suivants)
    expect(new Set(suivants).size).toBe(3)
  })

  it('uses every random byte', () => {
    const zero = new Uint8Array(OCTETS_IDENTITE)
    const ids = Array.from({ length: OCTETS_IDENTITE }, (_, rang) => identifier(new Date(0), zero.with(rang, 1)).id)
    expect(new Set(ids).size).toBe(OCTETS_IDENTITE)
  })
})
