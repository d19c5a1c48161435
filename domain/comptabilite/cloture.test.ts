import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
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
    expect(ligneDAcompte({ reference, client, type, recu: euros(40), annulee: false, retracteeLe: null })).toEqual({
      reference,
      client,
      type,
      nature: 'acompte',
      facture: null,
      echeance: null,
      solde: -4000,
    })
  })

  it.each([
    [null, null],
    [dateCivile(2025, 12, 28), '2026-01-11'],
  ])('for an order that was ended is to be given back; withdrawn from on %s, by %s', (retracteeLe, echeance) => {
    const { reference, client, type } = uneFactureALaCloture()
    const ligne = ligneDAcompte({ reference, client, type, recu: euros(40), annulee: true, retracteeLe })
    expect(ligne).toMatchObject({ nature: 'a_rembourser', echeance, solde: -4000 })
  })
})
