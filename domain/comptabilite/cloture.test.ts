import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { unAvoir } from '#domain/facturation/facture.fixture'
import { uneFactureDe, unReglement } from '#domain/facturation/facture-suivie.fixture'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { unePrestation } from '#domain/prestation/prestation.fixture'
import { centimes, euros } from '#domain/shared/montant'
import { unAcompteALaCloture, uneFactureALaCloture } from './cloture.fixture.ts'
import { apresCloture, autresFactures, cloturer, ligneDeFacture, ordonnerCloture, soldeALaCloture } from './cloture.ts'
import { uneEcriture } from './ecriture.fixture.ts'
import { type CompteDuLivre, lignesDeLaPeriode } from './livre.ts'
import { periodeDeLAnnee } from './periode.ts'

const ANNEE = periodeDeLAnnee(2025)

const unCompteDAcompte = (): CompteDuLivre => ({
  reference: unePrestation().reference,
  factures: [],
  facturesDAcompte: [],
  reglements: [
    {
      ...unReglement({
        le: dateCivile(2025, 12, 20),
        montant: euros(40),
        convenu: { total: euros(100), ventes: centimes(0) },
      }),
      origine: { client: 'Jeanne Dupont', type: 'particulier', nature: 'Réinstallation PC' },
      ordre: 1,
    },
  ],
  fins: [],
})

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
    expect(cloturer(unCompteDAcompte(), ANNEE)).toEqual([unAcompteALaCloture()])
    expect(cloturer(unCompteDAcompte(), periodeDeLAnnee(2024))).toEqual([])
  })

  it('for money without an invoice names who paid last, as the book does', () => {
    const avant = unCompteDAcompte()
    const [premier] = avant.reglements
    if (premier === undefined) throw new Error('no payment')
    const origine = { ...premier.origine, client: 'Zoé Perrard' }
    const second = { ...premier, id: 'second', le: dateCivile(2025, 12, 28), origine, ordre: 2 }
    const [ligne] = cloturer({ ...avant, reglements: [premier, second] }, ANNEE)
    expect(ligne).toMatchObject({ client: 'Zoé Perrard', solde: -8000 })
  })

  it('is to be paid by a day when the client owes it, and has none of theirs when they are owed it', () => {
    const lignes = [{}, { regle: euros(120) }].map((comptes) => ligneDeFacture(uneFactureALaCloture(comptes)))
    expect(lignes.map(({ echeance }) => echeance)).toEqual(['2026-01-19', null])
  })

  it('of an invoice that was not issued yet is what had come for it', () => {
    expect(soldeALaCloture(uneFactureALaCloture({ emise: false, regle: euros(30) }))).toBe(-3000)
  })

  it.each([
    ['annulation', { genre: 'annulation', motif: '', frais: null }, null],
    ['retractation', { genre: 'retractation', motif: '' }, dateCivile(2026, 1, 11)],
    ['statut', { genre: 'statut', de: 'en_attente', vers: 'annulé', motif: '' }, null],
  ] as const)('for an order that was ended by %s is to be given back', (_genre, fait, echeance) => {
    const compte = { ...unCompteDAcompte(), fins: [{ le: dateCivile(2025, 12, 28), fait }] }
    expect(cloturer(compte, ANNEE)).toEqual([unAcompteALaCloture({ nature: 'a_rembourser', echeance })])
    const repris = { genre: 'statut', de: 'annulé', vers: 'en_attente', motif: '' } as const
    const reprise = { ...compte, fins: [...compte.fins, { le: dateCivile(2025, 12, 29), fait: repris }] }
    expect(cloturer(reprise, ANNEE)).toEqual([unAcompteALaCloture()])
  })

  it('is told of invoices first, by number, then of orders', () => {
    const [acompte, facture] = [unAcompteALaCloture(), ligneDeFacture(uneFactureALaCloture())]
    expect(ordonnerCloture([acompte, facture])).toEqual([facture, acompte])
  })
})

it('the archive of a year has the invoice that the book names for a payment undone in it, though another took its place', () => {
  const [rendue, refaite] = [numeroPiece('facture', 2025, 1), numeroPiece('facture', 2026, 1)]
  const fausse = uneFactureDe(euros(100), { numero: rendue, date: dateCivile(2025, 12, 1) })
  const avoir = unAvoir({ date: dateCivile(2026, 1, 10) }, fausse)
  const juste = uneFactureDe(euros(100), { numero: refaite, date: dateCivile(2026, 1, 11) })
  const { origine } = unCompteDAcompte().reglements[0] ?? {}
  if (origine === undefined) throw new Error('no payment')
  const paye = { ...unReglement({ id: 'paye', le: dateCivile(2025, 12, 20), apres: rendue }), origine, ordre: 1 }
  const defait = { montant: centimes(-2_000), annule: 'paye', le: dateCivile(2027, 2, 1), apres: refaite }
  const compte = {
    ...unCompteDAcompte(),
    factures: [
      { facture: fausse, avoirs: [avoir] },
      { facture: juste, avoirs: [] },
    ],
    reglements: [paye, { ...unReglement({ id: 'defait', ...defait }), origine, ordre: 2 }],
  }
  const annee = periodeDeLAnnee(2027)
  expect(lignesDeLaPeriode(compte, annee).map(({ ecriture }) => ecriture.facture)).toEqual([rendue])
  expect(autresFactures(compte, annee).map(({ numero, regleDansLaPeriode }) => [numero, regleDansLaPeriode])).toEqual([
    [rendue, 0],
    [refaite, -2_000],
  ])
})

const CLOTURE = dateCivile(2026, 12, 31)
const APRES = dateCivile(2027, 1, 1)

it('what was recorded, or undone, after the last day of a year is told apart', () => {
  const ecritures = [
    uneEcriture({ saisieLe: CLOTURE, annuleeLe: CLOTURE }),
    uneEcriture({ saisieLe: APRES }),
    uneEcriture({ saisieLe: APRES, montant: euros(-10) }),
    uneEcriture({ annuleeLe: APRES, montant: euros(30) }),
  ]
  expect(apresCloture(ecritures, CLOTURE)).toEqual({
    saisies: { nombre: 2, total: 5400 },
    annulees: { nombre: 1, total: 3000 },
  })
})
