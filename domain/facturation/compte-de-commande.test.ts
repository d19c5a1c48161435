import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { tropVerse } from './trop-verse.ts'
import { additionner, centimes, euros, type Montant } from '#domain/shared/montant'
import { verifier } from '#domain/shared/proprietes.fixture'
import { lireMontant, lireTable } from '#domain/shared/table-markdown.fixture'
import type { Evenement, Fait } from '#domain/prestation/evenement'
import { acomptesEnAttente, soldeDeCommande, sommeARendre } from './compte-de-commande.ts'
import { deduire } from './deductions.ts'
import type { CompteOuvert } from './encaisser.ts'
import { unCompte, uneFactureDe, uneFactureSuivie, unReglement, suivreFactures } from './facture-suivie.fixture.ts'
import { numeroPiece } from './numero-piece.ts'
import { partager } from './ventes.ts'
import { type Reglement, solde } from './reglement.ts'
import type { Facture } from './piece.ts'

const FAC_1 = numeroPiece('facture', 2026, 1)
const FAC_2 = numeroPiece('facture', 2026, 2)
const AVO_1 = numeroPiece('avoir', 2026, 1)
const CONVENU = { total: euros(100), ventes: centimes(0) }
const LE = dateCivile(2026, 11, 3)

const payer = (id: string, montant: number, overrides: Partial<Reglement> = {}): Reglement =>
  unReglement({ id, montant: euros(montant), apres: FAC_1, ...overrides })

/** An invoice of 100 € that was given back whole, and what was paid for its order. */
const rendue = (...reglements: readonly Reglement[]): CompteOuvert =>
  unCompte(uneFactureSuivie({ facture: uneFactureDe(euros(100)), credite: euros(100), reglements }))

/** The same once the next invoice was issued, with what it deducts. */
const refaire = (compte: CompteOuvert, total: Montant): CompteOuvert => {
  const facture = uneFactureDe(total, { numero: FAC_2, acomptes: deduire(compte, total) })
  return { ...compte, factures: [...compte.factures, { facture, avoirs: [], reglements: [], clientId: null }] }
}

const lireSolde = (cellule: string): number =>
  (cellule.startsWith('−') ? -1 : 1) * lireMontant(cellule.replace('−', ''))

describe('the money of an order whose invoice was given back whole', () => {
  it.each(
    lireTable('comptabilite', 'Une facture refaite').map((rangee) => ({ rangee, total: rangee('Facture suivante') })),
  )('counts on the last invoice, here of $total', ({ rangee, total }) => {
    const avant = rendue(payer('paye', 100))
    const compte = total === 'aucune' ? avant : refaire(avant, lireMontant(total))
    const [premiere, suivante] = suivreFactures(compte.factures, compte.reglements)
    expect(premiere === undefined ? null : solde(premiere)).toBe(lireSolde(rangee('Solde de la première')))
    if (suivante === undefined) return
    expect(solde(suivante)).toBe(lireSolde(rangee('Solde de la suivante')))
    const deduit = additionner(...suivante.facture.acomptes.map(({ montant }) => montant))
    expect(deduit).toBe(lireMontant(rangee('Elle déduit')))
  })

  it('is told as it was paid, without the slips that were undone', () => {
    const compte = rendue(
      payer('a', 40, { le: LE }),
      payer('erreur', 5),
      payer('contraire', -5, { annule: 'erreur', apres: AVO_1 }),
      payer('b', 60, { mode: 'paypal', apres: AVO_1 }),
    )
    expect(deduire(compte, euros(100))).toEqual([
      { le: LE, mode: 'virement', montant: 4000, piece: null, sur: FAC_1, laisse: false },
      { le: '2026-12-01', mode: 'paypal', montant: 6000, piece: null, sur: FAC_1, laisse: false },
    ])
  })

  it('stays a deposit when it came before the invoice that was given back, however often it is made again', () => {
    const compte = rendue(payer('a', 40, { apres: null, convenu: CONVENU }), payer('b', 60))
    expect(deduire(compte, euros(100)).map(({ sur }) => sur)).toEqual([null, FAC_1])
    const deux = refaire(compte, euros(100))
    const [un, autre] = deux.factures
    const creditee = { ...autre!, avoirs: uneFactureSuivie({ facture: autre!.facture, credite: euros(100) }).avoirs }
    expect(deduire({ ...deux, factures: [un!, creditee] }, euros(100)).map(({ sur }) => sur)).toEqual([null, FAC_1])
  })

  it('is told whole, less what is left there, and not at all when it went back or deposits fill the next invoice', () => {
    const compte = rendue(payer('a', 40), payer('b', 60), payer('c', -4, { apres: AVO_1 }))
    expect(deduire(compte, euros(50)).map(({ montant, laisse }) => [montant, laisse])).toEqual([
      [4000, false],
      [6000, false],
      [-400, false],
      [-4600, true],
    ])
    expect(deduire(rendue(payer('a', 100), payer('b', -100, { apres: AVO_1 })), euros(64))).toEqual([])
    const depose = payer('d', 50, { apres: AVO_1, convenu: CONVENU })
    expect(deduire(rendue(payer('a', 100), depose), euros(50)).map(({ montant }) => montant)).toEqual([5000])
  })

  it('is left on the last of the invoices that were given back', () => {
    const compte = rendue(payer('a', 40, { le: LE }), payer('b', 60, { mode: 'paypal' }))
    const seconde = uneFactureSuivie({ facture: uneFactureDe(euros(80), { numero: FAC_2 }), credite: euros(80) })
    const lignes = deduire({ ...compte, factures: [...compte.factures, seconde] }, euros(60))
    expect(lignes.slice(0, 2).map(({ montant, sur, laisse }) => [montant, sur, laisse])).toEqual([
      [4000, FAC_1, false],
      [6000, FAC_1, false],
    ])
    expect(lignes.slice(2)).toEqual([
      { le: '2026-12-01', mode: 'paypal', montant: -4000, piece: null, sur: FAC_2, laisse: true },
    ])
  })

  it('is told to the last cent, and not at all when nothing of it is left', () => {
    const seconde = uneFactureSuivie({ facture: uneFactureDe(euros(80), { numero: FAC_2 }), credite: euros(80) })
    const avec = (compte: CompteOuvert) => deduire({ ...compte, factures: [...compte.factures, seconde] }, euros(60))
    expect(avec(rendue(payer('a', 0.01))).map(({ montant }) => montant)).toEqual([1])
    expect(avec(rendue(payer('a', 100), payer('b', -100, { apres: FAC_2 })))).toEqual([])
  })

  it('comes first when the document before it is not known any more', () => {
    const compte = rendue(payer('a', 40, { apres: numeroPiece('facture', 2025, 9) }), payer('b', 60))
    expect(partager(compte).map(({ reglement }) => reglement.id)).toEqual(['a', 'b'])
  })

  it('does not take in a deposit that waits for the next invoice', () => {
    const compte = rendue(payer('a', 100), payer('b', 20, { apres: AVO_1, convenu: CONVENU }))
    expect(suivreFactures(compte.factures, compte.reglements).map((suivie) => solde(suivie))).toEqual([-10_000])
    expect([soldeDeCommande(compte), acomptesEnAttente(compte).map(({ id }) => id)]).toEqual([-12_000, ['b']])
    expect(acomptesEnAttente(refaire(compte, euros(100)))).toEqual([])
  })
})

describe('what the book says of an order', () => {
  it('is not changed by what is written later', () => {
    const unPaiement = fc.record({
      montant: fc.integer({ min: -50, max: 50 }),
      apres: fc.constantFrom(null, FAC_1, AVO_1),
    })
    verifier(
      fc.property(fc.array(unPaiement, { maxLength: 8 }), (paiements) => {
        const reglements = paiements
          .toSorted((a, b) => [null, FAC_1, AVO_1].indexOf(a.apres) - [null, FAC_1, AVO_1].indexOf(b.apres))
          .map(({ montant, apres }, rang) =>
            payer(`${rang}`, montant === 0 ? 1 : montant, { apres, convenu: apres === null ? CONVENU : null }),
          )
        const toutes = partager(rendue(...reglements))
        const avant = partager(rendue(...reglements.slice(0, -1)))
        const jusque = toutes.findIndex((ligne) => 'reglement' in ligne && ligne.reglement === reglements.at(-1))
        expect(avant.slice(0, Math.max(0, jusque))).toEqual(toutes.slice(0, Math.max(0, jusque)))
      }),
    )
  })
})

const le = (jour: number, fait: Fait): Evenement => ({ le: new Date(Date.UTC(2026, 11, jour)), auteur: 'client', fait })
const retracter = (jour: number) => le(jour, { genre: 'retractation', motif: '' })
const facturee = (jour: number, { numero, total }: Facture) => le(jour, { genre: 'facture', numero, total })
const emise = (jour: number, total: number) =>
  uneFactureDe(euros(total), { emiseLe: new Date(Date.UTC(2026, 11, jour)).toISOString() })

it('of an order without an invoice is what came less what went back', () => {
  expect(sommeARendre([retracter(3)], [], [{ montant: euros(100) }, { montant: euros(-30) }])).toBe(euros(70))
})

it('of an invoice that was paid before the withdrawal is all of it', () => {
  const facture = emise(2, 64)
  const suivie = uneFactureSuivie({ facture, regle: euros(64) })
  expect(sommeARendre([facturee(2, facture), retracter(3)], [suivie], [])).toBe(euros(64))
})

it('of an invoice of its very instant, of after it, or of a cancelled order, is what it owes back alone', () => {
  const facture = emise(4, 40)
  const suivie = uneFactureSuivie({ facture, regle: euros(100) })
  expect(sommeARendre([retracter(3), facturee(4, facture)], [suivie], [])).toBe(euros(60))
  expect(sommeARendre([retracter(4), facturee(4, facture)], [suivie], [])).toBe(euros(60))
  expect(sommeARendre([], [uneFactureSuivie({ facture, regle: euros(10) })], [])).toBe(0)
})

it('is too much above the price alone', () => {
  expect(tropVerse(euros(100), euros(64))).toBe(euros(36))
  expect(tropVerse(euros(50), euros(64))).toBe(centimes(0))
})
