import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centimes, euros, type Montant } from '#domain/shared/montant'
import { verifier } from '#domain/shared/proprietes.fixture'
import { lireMontant, lireTable } from '#domain/shared/table-markdown.fixture'
import { soldeDeCommande } from './compte-de-commande.ts'
import { etatDuCompte } from './encaisser.ts'
import {
  type Comptes,
  crediter,
  defaire,
  desComptes,
  ecrituresDe,
  facturer,
  mouvement,
  recuEnTout,
} from './comptes.fixture.ts'
import { unAvoir, uneFacture, uneLigne } from './facture.fixture.ts'
import { uneFactureSuivie } from './facture-suivie.fixture.ts'
import type { Part } from './ligne-facturee.ts'
import { resteDeLaFacture, ventesDeLAvoir, ventesDuContraire, ventesDuMouvement } from './ventes.ts'

const RIEN = centimes(0)

/** `−50,00 €` too. */
const lireSigne = (cellule: string): Montant =>
  cellule.startsWith('−') ? centimes(0 - lireMontant(cellule.slice(1))) : lireMontant(cellule)

const lireSuite = (cellule: string): readonly string[] => cellule.split(';').map((une) => une.trim())

const cent = (pieces: string): Part => ({ total: euros(100), ventes: lireMontant(pieces) })

/** One step of a table: `avoir 20,00 € dont 20,00 €`. */
const jouer =
  (facture: Part) =>
  (comptes: Comptes, etape: string): Comptes => {
    const [geste = '', ...reste] = etape.split(' ')
    const [montant, dont] = reste.join(' ').split(' dont ')
    if (geste === 'facture') return facturer(comptes, facture)
    if (montant === undefined) throw new Error(`no amount: ${etape}`)
    if (geste === 'avoir') return crediter(comptes, lireMontant(montant), dont === undefined ? null : lireMontant(dont))
    return mouvement(comptes, centimes((geste === 'rendu' ? -1 : 1) * lireMontant(montant)))
  }

describe('money that moved', () => {
  it.each(
    lireTable('comptabilite', 'Partage d’un encaissement').map((rangee) => ({
      rangee,
      cas: `${rangee('Pièces')} by ${rangee('Règlements')}`,
    })),
  )('is split like its invoice: $cas', ({ rangee }) => {
    const depart = facturer(desComptes(cent('0,00 €')), cent(rangee('Pièces')))
    const ecritures = ecrituresDe(lireSuite(rangee('Règlements')).map(lireSigne).reduce(mouvementOuRetour, depart))
    expect(ecritures.map(({ montant, ventes }) => montant - ventes)).toEqual(
      lireSuite(rangee('Services')).map(lireSigne),
    )
    expect(ecritures.map(({ ventes }) => ventes)).toEqual(lireSuite(rangee('Ventes')).map(lireSigne))
  })

  it.each(
    lireTable('comptabilite', 'Au fil des documents').map((rangee) => ({
      rangee,
      cas: ['Pièces convenues', 'Pièces facturées', 'Suite'].map(rangee).join(', '),
    })),
  )('says what the documents say: $cas', ({ rangee }) => {
    const fin = lireSuite(rangee('Suite')).reduce(
      jouer(cent(rangee('Pièces facturées'))),
      desComptes(cent(rangee('Pièces convenues'))),
    )
    const ecritures = ecrituresDe(fin)
    expect(ecritures.map(({ montant, ventes }) => montant - ventes)).toEqual(
      lireSuite(rangee('Services')).map(lireSigne),
    )
    expect(ecritures.map(({ ventes }) => ventes)).toEqual(lireSuite(rangee('Ventes')).map(lireSigne))
  })
})

/** What an invoice does not owe back is taken back by undoing the payment. */
const mouvementOuRetour = (comptes: Comptes, montant: Montant): Comptes =>
  montant < 0 ? defaire(comptes, ecrituresDe(comptes).at(-1)?.id ?? '') : mouvement(comptes, montant)

type Geste = {
  readonly genre: 'argent' | 'retour' | 'facture' | 'avoir' | 'erreur'
  readonly x: number
  readonly y: number
}

const unGeste: fc.Arbitrary<Geste> = fc.record({
  genre: fc.constantFrom('argent', 'argent', 'retour', 'facture', 'avoir', 'erreur'),
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
})

const unPrix: fc.Arbitrary<Part> = fc
  .integer({ min: 1, max: 200_000 })
  .chain((total) => fc.record({ total: fc.constant(centimes(total)), ventes: fc.nat(total).map(centimes) }))

const part = (somme: number, x: number): Montant => centimes(Math.floor(somme * x))

/** Money on its way to what is due, or back from it. */
const avancer = (comptes: Comptes, sens: 1 | -1, x: number): Comptes => {
  const solde = soldeDeCommande(comptes)
  const du = comptes.factures.length === 0 ? etatDuCompte(comptes).acompteMax : solde
  const retour = Math.max(0, 0 - solde)
  const montant = centimes(sens * part(Math.max(0, sens === 1 ? du : retour), x))
  return montant === 0 ? comptes : mouvement(comptes, montant)
}

const rendre = (comptes: Comptes, x: number, y: number): Comptes => {
  const [suivie] = comptes.factures
  if (suivie === undefined) return comptes
  const reste = resteDeLaFacture(suivie)
  const [services, ventes] = [part(reste.total - reste.ventes, x), part(reste.ventes, y)]
  return services + ventes === 0 ? comptes : crediter(comptes, centimes(services + ventes), ventes)
}

const faire =
  (facture: Part) =>
  (comptes: Comptes, { genre, x, y }: Geste): Comptes => {
    if (genre === 'argent') return avancer(comptes, 1, x)
    if (genre === 'retour') return avancer(comptes, -1, x)
    if (genre === 'facture') return comptes.factures.length === 0 ? facturer(comptes, facture) : comptes
    if (genre === 'avoir') return rendre(comptes, x, y)
    return defaire(comptes, ecrituresDe(comptes)[Math.floor(x * 5)]?.id ?? '')
  }

/** The invoice issued if it was not, and what is owed paid, either way. */
const solder = (facture: Part, comptes: Comptes): Comptes => {
  const facturee = comptes.factures.length === 0 ? facturer(comptes, facture) : comptes
  return avancer(avancer(facturee, 1, 1), -1, 1)
}

it('the contrary of an entry has its goods, below zero', () => {
  const [du, recu] = [cent('40,00 €'), { total: euros(50), ventes: euros(20) }]
  expect(ventesDuContraire(du, recu, { montant: euros(20), ventes: euros(8) })).toBe(euros(-8))
})

it('money that goes back takes its share of the goods with it', () => {
  const paye = { total: centimes(10), ventes: centimes(10) }
  expect(ventesDuMouvement(paye, paye, centimes(-5))).toBe(-5)
})

describe('the goods of an order that is settled', () => {
  it('equal those of its invoice minus its credit notes, to the cent, whatever the earlier payments', () => {
    verifier(
      fc.property(unPrix, unPrix, fc.array(unGeste, { maxLength: 12 }), (convenu, facture, gestes) => {
        const fin = solder(facture, gestes.reduce(faire(facture), desComptes(convenu)))
        const [suivie] = fin.factures
        if (suivie === undefined) throw new Error('nothing was billed')
        expect(recuEnTout(fin)).toEqual(resteDeLaFacture(suivie))
      }),
      500,
    )
  })

  it('are so when a payment that was a slip is undone after a credit note gave the goods back', () => {
    const prix = cent('40,00 €')
    const paye = [euros(60), euros(40)].reduce(mouvement, facturer(desComptes(prix), prix))
    const fin = defaire(crediter(paye, euros(40), euros(40)), 'ecriture-1')
    expect(ecrituresDe(fin).map(({ montant, ventes }) => [montant, ventes])).toEqual([
      [6_000, 2_400],
      [4_000, 1_600],
      [-4_000, -4_000],
    ])
  })

  it('are none when all that came before the invoice was undone or went back', () => {
    const paye = mouvement(desComptes(cent('40,00 €')), euros(50))
    const rendu = [euros(50), euros(-50)].reduce(mouvement, {
      ...desComptes(cent('0,00 €')),
      reglements: paye.reglements,
    })
    expect(recuEnTout(defaire(rendu, 'ecriture-0'))).toEqual({ total: 0, ventes: 0 })
  })

  it('are never more than the payment when the invoice was agreed as it is', () => {
    const paiements = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 })
    verifier(
      fc.property(unPrix, paiements, (prix, parts) => {
        const fin = solder(
          prix,
          parts.reduce((comptes, x) => avancer(comptes, 1, x), desComptes(prix)),
        )
        for (const { montant, ventes } of ecrituresDe(fin))
          expect([ventes >= 0, ventes <= montant]).toEqual([true, true])
      }),
    )
  })
})

describe('credit notes that do not say what they give back', () => {
  it('have the share of their invoice, and give back no more goods than there are', () => {
    const lignes = [uneLigne({ montant: euros(66.67) }), uneLigne({ genre: 'piece', montant: euros(33.33) })]
    const facture = uneFacture({ lignes, total: euros(100) })
    const avoirs = [0.5, 0.5, 99].map((montant) => unAvoir({ total: euros(montant), ventes: null }, facture))
    const suivie = uneFactureSuivie({ facture, avoirs })
    expect(avoirs.map((avoir) => ventesDeLAvoir(suivie, avoir))).toEqual([17, 16, 3_300])
    expect(resteDeLaFacture(suivie)).toEqual({ total: RIEN, ventes: RIEN })
  })
})
