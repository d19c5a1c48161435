import { describe, expect, it } from 'vitest'
import { euros } from '#domain/shared/montant'
import { ligneDAcompte, ligneDeFacture } from './cloture.ts'
import { uneFactureALaCloture } from './cloture.fixture.ts'

describe('what was owed at the end of a year', () => {
  it.each([
    [{}, 'creance', 2000],
    [{ credite: euros(10) }, 'creance', 1000],
    [{ credite: euros(30) }, 'a_rembourser', -1000],
    [{ regle: euros(120) }, 'a_rembourser', -2000],
  ])('of an invoice of 100 €, 80 € of it paid, with %j, is %s of %i', (comptes, nature, solde) => {
    expect(ligneDeFacture(uneFactureALaCloture(comptes))).toMatchObject({ nature, solde })
  })

  it('for money without an invoice is owed by the business', () => {
    const { reference, client, type } = uneFactureALaCloture()
    expect(ligneDAcompte({ reference, client, type, recu: euros(40) })).toEqual({
      reference,
      client,
      type,
      nature: 'acompte',
      facture: null,
      solde: -4000,
    })
  })
})
