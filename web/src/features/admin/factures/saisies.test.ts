import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { centimes, euros, type Montant } from '#domain/shared/montant'
import * as E from '#fp/Either'
import { AVOIR_VIDE, verifierAvoir } from './avoir-saisi.ts'
import { derivation } from './derivation.ts'
import { ouvrirReglement, verifierReglement } from './reglement-saisi.ts'

const JOUR = dateCivile(2026, 12, 1)

const uneFactureLue = (solde: Montant) => ({ solde, dateExecution: dateCivile(2026, 11, 30) })

describe('a payment', () => {
  it('is of all that is owed, today, unless said otherwise', () => {
    const saisi = ouvrirReglement(euros(64), JOUR)
    expect(verifierReglement(saisi, uneFactureLue(euros(64)), JOUR)).toEqual(
      E.right({ mode: 'virement', le: JOUR, montant: euros(64), note: '' }),
    )
  })

  it('goes below zero when it is given back, though it is typed above', () => {
    const solde = centimes(-1250)
    expect(ouvrirReglement(solde, JOUR).montant).toBe('12,50')
    expect(verifierReglement(ouvrirReglement(solde, JOUR), uneFactureLue(solde), JOUR)).toMatchObject({
      right: { montant: -1250 },
    })
  })

  it.each([centimes(-6_400), centimes(0)])('never turns into money given back when the balance becomes %d', (solde) => {
    const saisi = ouvrirReglement(euros(64), JOUR)
    expect(E.isLeft(verifierReglement(saisi, uneFactureLue(solde), JOUR))).toBe(true)
  })

  it.each([
    [{ le: '' }, 'le'],
    [{ le: '2026-12-02' }, 'le'],
    [{ le: '2025-12-01' }, 'le'],
    [{ montant: '64,01' }, 'montant'],
    [{ montant: '0' }, 'montant'],
    [{ montant: 'tout' }, 'montant'],
  ])('with %j is corrected at its field', (change, champ) => {
    const verifie = verifierReglement(
      { ...ouvrirReglement(euros(64), JOUR), ...change },
      uneFactureLue(euros(64)),
      JOUR,
    )
    expect(E.isLeft(verifie) && Object.keys(verifie.left)).toEqual([champ])
  })
})

describe('a credit note', () => {
  it('gives all back without an amount, or a part', () => {
    expect(verifierAvoir({ ...AVOIR_VIDE, motif: ' Erreur ' }, euros(64))).toEqual(
      E.right({ motif: 'Erreur', montant: null }),
    )
    expect(verifierAvoir({ entier: false, montant: '12,5', motif: 'Geste' }, euros(64))).toEqual(
      E.right({ motif: 'Geste', montant: euros(12.5) }),
    )
  })

  it('says why, and gives back no more than is left', () => {
    const verifie = verifierAvoir({ entier: false, montant: '65', motif: '' }, euros(64))
    expect(E.isLeft(verifie) && Object.keys(verifie.left)).toEqual(['montant', 'motif'])
  })
})

it.each([
  [{ quantite: 1, unite: 'forfait', prixUnitaire: euros(64), etat: null } as const, ''],
  [{ quantite: 1.75, unite: 'heure', prixUnitaire: euros(40), etat: null } as const, '1\u00a0h 45 × 40,00\u00a0€'],
  [{ quantite: 19.1, unite: 'km', prixUnitaire: euros(1), etat: null } as const, '19,1\u00a0km × 1,00\u00a0€'],
  [{ quantite: 1, unite: 'unite', prixUnitaire: euros(5), etat: 'neuve' } as const, 'Neuve'],
  [
    { quantite: 2, unite: 'unite', prixUnitaire: euros(5), etat: 'economie_circulaire' } as const,
    '2 × 5,00\u00a0€, Économie circulaire',
  ],
])('tells how the amount of %j is found', (ligne, texte) => {
  expect(derivation(ligne)).toBe(texte)
})
