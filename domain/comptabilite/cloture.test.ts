import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { centimes, euros } from '#domain/shared/montant'
import { uneFactureALaCloture } from './cloture.fixture.ts'
import { ligneDAcompte, ligneDeFacture, noterApresCloture, RIEN_APRES, soldeALaCloture } from './cloture.ts'
import { uneEcriture } from './ecriture.fixture.ts'

describe('what was owed at the end of a year', () => {
  it.each([
    [{}, 'creance', 2000],
    [{ credite: euros(10) }, 'creance', 1000],
    [{ credite: centimes(1999) }, 'creance', 1],
    [{ credite: euros(30) }, 'a_rembourser', -1000],
    [{ regle: euros(120) }, 'a_rembourser', -2000],
  ])('of an invoice of 100 €, 80 € of it paid, with %j, is %s of %i', (comptes, nature, solde) => {
    expect(ligneDeFacture(uneFactureALaCloture(comptes))).toMatchObject({ nature, solde })
  })

  it('is no claim once all is paid', () => {
    expect(ligneDeFacture(uneFactureALaCloture({ credite: euros(20) }))).not.toMatchObject({ nature: 'creance' })
  })

  it('for money without an invoice is owed by the business', () => {
    const { reference, client, type } = uneFactureALaCloture()
    expect(
      ligneDAcompte({
        reference,
        client,
        type,
        recu: euros(40),
        contact: null,
        facturesDAcompte: [],
        annulee: false,
        retracteeLe: null,
      }),
    ).toEqual({
      reference,
      client,
      type,
      nature: 'acompte',
      facture: null,
      contact: null,
      facturesDAcompte: [],
      echeance: null,
      solde: -4000,
    })
  })

  it('is to be paid by a day when the client owes it, and has none of theirs when they are owed it', () => {
    const lignes = [{}, { regle: euros(120) }].map((comptes) => ligneDeFacture(uneFactureALaCloture(comptes)))
    expect(lignes.map(({ echeance }) => echeance)).toEqual(['2026-01-19', null])
  })

  it('of an invoice that was not issued yet is what had come for it', () => {
    expect(soldeALaCloture(uneFactureALaCloture({ emise: false, regle: euros(30) }))).toBe(-3000)
  })

  it.each([
    [null, null],
    [dateCivile(2025, 12, 28), '2026-01-11'],
  ])('for an order that was ended is to be given back; withdrawn from on %s, by %s', (retracteeLe, echeance) => {
    const { reference, client, type } = uneFactureALaCloture()
    const ligne = ligneDAcompte({
      reference,
      client,
      type,
      recu: euros(40),
      contact: null,
      facturesDAcompte: [],
      annulee: true,
      retracteeLe,
    })
    expect(ligne).toMatchObject({ nature: 'a_rembourser', echeance, solde: -4000 })
  })
})

const CLOTURE = dateCivile(2026, 12, 31)
const APRES = dateCivile(2027, 1, 1)

it('what was recorded, or undone, after the last day of a year is told apart', () => {
  const lots = [
    [uneEcriture({ saisieLe: CLOTURE, annuleeLe: CLOTURE }), uneEcriture({ saisieLe: APRES })],
    [uneEcriture({ saisieLe: APRES, montant: euros(-10) }), uneEcriture({ annuleeLe: APRES, montant: euros(30) })],
  ]
  expect(lots.reduce((deja, lot) => noterApresCloture(deja, lot, CLOTURE), RIEN_APRES)).toEqual({
    saisies: { nombre: 2, total: 5400 },
    annulees: { nombre: 1, total: 3000 },
  })
})
