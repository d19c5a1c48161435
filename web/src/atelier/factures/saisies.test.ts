import { describe, expect, it } from 'vitest'
import { uneLigne } from '#domain/facturation/facture.fixture'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { dateCivile } from '#domain/calendrier/date-civile'
import { centimes, euros, type Montant } from '#domain/shared/montant'
import * as E from '#fp/Either'
import { AVOIR_VIDE, resteDe, verifierAvoir } from './avoir-saisi.ts'
import { derivation } from './derivation.ts'
import { deductions } from './deductions.ts'
import { ouvrirReglement, verifierReglement } from './reglement-saisi.ts'

const SERVICES = { total: euros(64), ventes: euros(0) }

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
    [{ le: '' }, 'date'],
    [{ le: '2026-12-02' }, 'date'],
    [{ le: '2025-12-01' }, 'date'],
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
    expect(verifierAvoir({ ...AVOIR_VIDE, motif: ' Erreur ' }, SERVICES)).toEqual(
      E.right({ motif: 'Erreur', montant: null, ventes: null }),
    )
    expect(verifierAvoir({ ...AVOIR_VIDE, entier: false, montant: '12,5', motif: 'Geste' }, SERVICES)).toEqual(
      E.right({ motif: 'Geste', montant: euros(12.5), ventes: null }),
    )
  })

  it('says why, and gives back no more than is left', () => {
    const verifie = verifierAvoir({ ...AVOIR_VIDE, entier: false, montant: '65' }, SERVICES)
    expect(E.isLeft(verifie) && Object.keys(verifie.left)).toEqual(['montant', 'motif'])
  })

  it('of a part of work and goods says how much are goods, within what is left of each', () => {
    const mixte = { total: euros(76.5), ventes: euros(12.5) }
    const avoir = (montant: string, ventes: string) =>
      verifierAvoir({ entier: false, montant, ventes, motif: 'Repris' }, mixte)
    expect(avoir('12,50', '12,50')).toEqual(E.right({ motif: 'Repris', montant: euros(12.5), ventes: euros(12.5) }))
    expect(avoir('10', '0')).toEqual(E.right({ motif: 'Repris', montant: euros(10), ventes: euros(0) }))
    for (const [montant, ventes] of [
      ['10', ''],
      ['10', '10,01'],
      ['20', '12,51'],
      ['70', '5'],
    ] as const) {
      expect(avoir(montant, ventes)).toEqual(E.left({ ventes: expect.any(String) }))
    }
  })

  it('starts from what no other has given back of work and of goods', () => {
    const facture = {
      total: euros(76.5),
      lignes: [uneLigne(), uneLigne({ genre: 'piece', montant: euros(12.5) })],
      avoirs: [{ numero: numeroPiece('avoir', 2026, 1), date: JOUR, total: euros(20), ventes: euros(5), motif: '' }],
    }
    expect(resteDe(facture)).toEqual({ total: euros(56.5), ventes: euros(7.5) })
  })
})

describe('what an invoice deducts', () => {
  const acompte = (montant: Montant) =>
    ({ le: dateCivile(2026, 12, 3), mode: 'virement', montant, piece: null, sur: null, laisse: false }) as const

  it('is told entry by entry, and what is then left', () => {
    expect(deductions(euros(64), [acompte(euros(70)), acompte(euros(-10))])).toEqual([
      { libelle: 'Acompte reçu le 3 décembre 2026 (virement)', montant: euros(-70) },
      { libelle: 'Acompte rendu le 3 décembre 2026 (virement)', montant: euros(10) },
      { libelle: 'Reste à payer', montant: euros(4) },
    ])
    expect(deductions(euros(64), [acompte(euros(70))]).at(-1)).toEqual({
      libelle: 'À rendre au client',
      montant: euros(6),
    })
  })

  it('names the documents that a business got for it', () => {
    const pieces = [
      { ...acompte(euros(70)), piece: numeroPiece('acompte', 2026, 1) },
      { ...acompte(euros(-10)), piece: numeroPiece('avoir', 2026, 1) },
    ]
    expect(deductions(euros(64), pieces).map(({ libelle }) => libelle)).toEqual([
      'Acompte reçu le 3 décembre 2026 (virement), facture ACO-2026-0001',
      'Acompte rendu le 3 décembre 2026 (virement), avoir AVO-2026-0001',
      'Reste à payer',
    ])
  })

  it('is nothing without money before it', () => {
    expect(deductions(euros(64), [])).toEqual([])
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
