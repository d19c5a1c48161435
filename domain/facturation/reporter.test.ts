import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { centimes, euros, type Montant } from '#domain/shared/montant'
import { verifier } from '#domain/shared/proprietes.fixture'
import * as E from '#fp/Either'
import { annulerReglement } from './annuler-reglement.ts'
import { desComptes, crediter, facturer, mouvement } from './comptes.fixture.ts'
import { uneFactureDe, uneFactureSuivie, unReglement } from './facture-suivie.fixture.ts'
import { uneFacture, uneLigne } from './facture.fixture.ts'
import { numeroPiece } from './numero-piece.ts'
import type { Facture } from './piece.ts'
import { estUnReport } from './report.ts'
import { type FactureSuivie, type Reglement, solde } from './reglement.ts'
import { acomptesReportes, detenu, reporter } from './reporter.ts'
import { type Part, recuEnTout, resteDeLaFacture } from './ventes.ts'

const FAC_1 = numeroPiece('facture', 2026, 1)
const FAC_2 = numeroPiece('facture', 2026, 2)

const JOUR = dateCivile(2026, 12, 1)

/** An order of which no deposit was billed. */
const sansAcompte = (suivie: FactureSuivie) => ({ factures: [suivie], acomptes: [], facturesDAcompte: [] })

/** Given back whole, and paid so. */
const creditee = (...reglements: readonly Partial<Reglement>[]): FactureSuivie =>
  uneFactureSuivie({
    credite: euros(64),
    reglements: reglements.map((un, rang) => unReglement({ id: `recu-${rang}`, ...un })),
  })

const seconde = (total: Montant): Facture => uneFactureDe(total, { numero: FAC_2 })

const montantsDe = (factures: readonly FactureSuivie[], total: Montant, acomptes: readonly Reglement[] = []) =>
  reporter(factures, seconde(total), acomptes).map(({ entree, sortie }) => [
    entree.mode,
    entree.montant,
    sortie.montant,
  ])

describe('what an invoice that was given back whole holds', () => {
  it('is carried to the next by the way it came, on both sides, on the day of the new one', () => {
    const deux = [creditee({ montant: euros(40) }, { montant: euros(24), mode: 'especes' })]
    expect(montantsDe(deux, euros(64))).toEqual([
      ['virement', 4000, -4000],
      ['especes', 2400, -2400],
    ])
    const [report] = reporter(deux, seconde(euros(64)), [])
    expect(report?.entree).toMatchObject({ le: JOUR, note: 'Reporté de FAC-2026-0001', annule: null })
    expect(report?.sortie).toMatchObject({ le: JOUR, note: 'Reporté sur FAC-2026-0002', annule: null })
  })

  it('is carried up to what nothing came for of the new one', () => {
    const une = [creditee({ montant: euros(64) })]
    expect(montantsDe(une, euros(50))).toEqual([['virement', 5000, -5000]])
    expect(montantsDe(une, euros(64), [unReglement({ montant: euros(20) })])).toEqual([['virement', 4400, -4400]])
    expect(montantsDe(une, euros(64), [unReglement({ montant: euros(64) })])).toEqual([])
  })

  it('is carried in the order in which it came, whatever the way', () => {
    const deux = [creditee({ montant: euros(40) }, { montant: euros(24), mode: 'especes' })]
    expect(montantsDe(deux, euros(50))).toEqual([
      ['virement', 4000, -4000],
      ['especes', 1000, -1000],
    ])
  })

  it('is what is left of it, be it given back by another way', () => {
    const RENDU = { montant: euros(-10), mode: 'paypal' } as const
    const troisFois = creditee({ montant: euros(40) }, { montant: euros(24), mode: 'especes' }, RENDU)
    expect(montantsDe([troisFois], euros(64))).toEqual([
      ['virement', 4000, -4000],
      ['especes', 1400, -1400],
    ])
    expect(montantsDe([creditee({ montant: euros(64) }, RENDU)], euros(0.01))).toEqual([['virement', 1, -1]])
    expect(montantsDe([creditee({ montant: euros(64) }, RENDU)], euros(64))).toEqual([['virement', 5400, -5400]])
  })

  it('is deducted as the client paid it, however often it was carried', () => {
    const premiere = creditee({ montant: euros(64), le: dateCivile(2026, 11, 25) })
    const [report] = reporter([premiere], seconde(euros(64)), [])
    const videe = { ...premiere, reglements: [...premiere.reglements, report!.sortie] }
    const suivante = uneFactureSuivie({
      facture: seconde(euros(64)),
      credite: euros(64),
      reglements: [report!.entree],
    })
    const deduits = acomptesReportes({ factures: [videe, suivante], acomptes: [], facturesDAcompte: [] }, euros(64))
    expect(deduits.map(({ le, montant }) => [le, montant])).toEqual([['2026-11-25', 6400]])
  })

  it('is nothing while the invoice stands, or once it all went back', () => {
    const enCours = uneFactureSuivie({ regle: euros(64) })
    const rendue = creditee({ montant: euros(64) }, { montant: euros(-64) })
    expect([enCours, rendue].map(detenu)).toEqual([0, 0])
    expect(acomptesReportes(sansAcompte(rendue), euros(64))).toEqual([])
  })
})

describe('what the next invoice deducts', () => {
  const le = dateCivile(2026, 11, 3)

  it('is told as it was paid, without the slips that were undone', () => {
    const erreur = { id: 'erreur', montant: euros(5) }
    const payee = creditee(
      { montant: euros(40), le },
      erreur,
      { montant: euros(-5), annule: 'erreur' },
      { montant: euros(24), mode: 'paypal' },
    )
    expect(acomptesReportes(sansAcompte(payee), euros(64))).toEqual([
      { le, mode: 'virement', montant: 4000, piece: null, sur: FAC_1, laisse: false },
      { le: JOUR, mode: 'paypal', montant: 2400, piece: null, sur: FAC_1, laisse: false },
    ])
  })

  it('is told whole, less what is left on the invoice that was given back', () => {
    const payee = creditee({ montant: euros(40), le }, { montant: euros(24) }, { montant: euros(-4) })
    expect(acomptesReportes(sansAcompte(payee), euros(50)).map(({ montant, laisse }) => [montant, laisse])).toEqual([
      [4000, false],
      [2400, false],
      [-400, false],
      [-1000, true],
    ])
  })

  it('stays a deposit when it came before the invoice that was given back', () => {
    const deposee = creditee({ montant: euros(40), enregistreLe: '2026-11-30T11:00:00.000Z' }, { montant: euros(24) })
    expect(acomptesReportes(sansAcompte(deposee), euros(64)).map(({ sur }) => sur)).toEqual([null, FAC_1])
  })
})

describe('an entry that carries money over', () => {
  it('is not undone by itself, on either side', () => {
    const payee = creditee({ montant: euros(64) })
    const [report] = reporter([payee], seconde(euros(64)), [])
    if (report === undefined) throw new Error('nothing was carried')
    const { sortie, entree } = report
    const annulation = { id: 'x', instant: new Date(0), jour: JOUR, note: 'non' }
    expect([sortie, entree, unReglement()].map(estUnReport)).toEqual([true, true, false])
    const avant = { ...payee, reglements: [...payee.reglements, sortie] }
    const apres = uneFactureSuivie({ facture: seconde(euros(64)), reglements: [entree] })
    expect(annulerReglement(avant, sortie.id, annulation)).toEqual(E.left({ _tag: 'ReglementInconnu' }))
    expect(annulerReglement(apres, entree.id, annulation)).toEqual(E.left({ _tag: 'ReglementInconnu' }))
  })
})

const unPrix: fc.Arbitrary<Part> = fc
  .integer({ min: 1, max: 200_000 })
  .chain((total) => fc.record({ total: fc.constant(centimes(total)), ventes: fc.nat(total).map(centimes) }))

const uneFactureAuPrix = ({ total, ventes }: Part): Facture => {
  const lignes = [uneLigne({ montant: centimes(total - ventes) }), uneLigne({ genre: 'piece', montant: ventes })]
  return uneFacture({ numero: FAC_2, lignes, total })
}

describe('the goods of an invoice that was done again', () => {
  it('are those of each invoice less its credit notes once all is settled, and the list deducts what is carried', () => {
    verifier(
      fc.property(unPrix, unPrix, fc.double({ min: 0, max: 1, noNaN: true }), (prix, autre, x) => {
        const verse = centimes(Math.max(1, Math.floor(prix.total * x)))
        const { suivie } = crediter(facturer(mouvement(desComptes(prix), verse), prix), prix.total, null)
        if (suivie === null) throw new Error('nothing was billed')
        const facture = uneFactureAuPrix(autre)
        const reports = reporter([suivie], facture, [])
        const ancienne = { ...suivie, reglements: [...suivie.reglements, ...reports.map(({ sortie }) => sortie)] }
        const entrees = reports.map(({ entree }) => entree)
        const nouvelle = { facture, avoirs: [], reglements: entrees, clientId: null }
        expect(
          recuEnTout(acomptesReportes(sansAcompte(suivie), autre.total).map((un) => ({ ...un, ventes: centimes(0) })))
            .total,
        ).toBe(recuEnTout(entrees).total)
        for (const une of [ancienne, nouvelle]) {
          const reste = solde(une)
          const fin = reste === 0 ? une : mouvement({ ...desComptes(prix), suivie: une }, reste).suivie
          expect(recuEnTout(fin?.reglements ?? [])).toEqual(resteDeLaFacture(une))
        }
      }),
    )
  })
})
