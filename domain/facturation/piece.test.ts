import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { uneFacture } from './facture.fixture.ts'
import { lieuDExecution } from './piece.ts'
import { Facture } from './piece.ts'

describe('where the work of an invoice was done', () => {
  it('is at the client’s, or remote', () => {
    const { adresse, codePostal, ville } = uneFacture().adresse
    expect(lieuDExecution(uneFacture())).toBe(`${adresse}, ${codePostal} ${ville}`)
    expect(lieuDExecution(uneFacture({ modalite: 'a_distance' }))).toBe('À distance')
  })

  it('is kept with the invoice', () => {
    const facture = uneFacture({ modalite: 'a_distance' })
    expect(Facture.decode(JSON.parse(JSON.stringify(Facture.encode(facture))))).toEqual(E.right(facture))
    expect(E.isLeft(Facture.decode({ ...facture, modalite: 'ailleurs' }))).toBe(true)
  })
})
