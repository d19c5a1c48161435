import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { euros } from '#domain/shared/montant'
import { joursB2c } from './b2c.ts'
import { type Ecriture, RIEN } from './livre.ts'
import { uneEcriture, unePieceB2c } from './ecriture.fixture.ts'
import { synthese } from './synthese.ts'
import { estDans, exigerAnneeCommencee, MOIS_DE_L_ANNEE, periodeDuMois } from './periode.ts'

const decembre = (jour: number) => dateCivile(2026, 12, jour)

describe('the months of a year', () => {
  const tenir = (ecritures: readonly Ecriture[]) => synthese(2026, ecritures, decembre(31))
  const {
    mois,
    trimestres,
    total: annee,
  } = tenir([
    uneEcriture({ le: dateCivile(2026, 1, 31) }),
    uneEcriture({ le: dateCivile(2026, 3, 1), ventes: euros(32) }),
    uneEcriture({ le: decembre(31), montant: euros(-10) }),
  ])

  it('are January to December, each with all its days', () => {
    const limites = MOIS_DE_L_ANNEE.map((numero) => periodeDuMois(2028, numero)).map(({ du, au }) => [du, au].join(' '))
    expect(limites.slice(0, 3)).toEqual(['2028-01-01 2028-01-31', '2028-02-01 2028-02-29', '2028-03-01 2028-03-31'])
    expect(limites.map((limite) => Number(limite.slice(5, 7)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  it('hold their first day and their last, and no other', () => {
    const jours = [dateCivile(2026, 11, 30), decembre(1), decembre(15), decembre(31), dateCivile(2027, 1, 1)]
    expect(jours.map((jour) => estDans(periodeDuMois(2026, 12), jour))).toEqual([false, true, true, true, false])
  })

  it('tell what was cashed in each, money given back taken off', () => {
    expect(mois.map(({ total }) => total)).toEqual([6400, 0, 6400, 0, 0, 0, 0, 0, 0, 0, 0, -1000])
    expect(mois[2]).toEqual({ services: 3200, ventes: 3200, total: 6400, ecritures: 1 })
  })

  it('make quarters and a year', () => {
    expect(trimestres.map(({ total, ecritures }) => [total, ecritures])).toEqual([
      [12_800, 2],
      [0, 0],
      [0, 0],
      [-1000, 1],
    ])
    const limites = [3, 4, 6, 7, 7, 9, 10, 10, 12, 12].map((numero) => uneEcriture({ le: dateCivile(2026, numero, 1) }))
    expect(tenir(limites).trimestres.map(({ ecritures }) => ecritures)).toEqual([1, 2, 3, 4])
    expect(annee).toEqual({ services: 8600, ventes: 3200, total: 11_800, ecritures: 3 })
  })
})

it('a year can be told from its first day on', () => {
  const jours = [dateCivile(2026, 12, 31), dateCivile(2027, 1, 1)]
  expect(jours.map((jour) => exigerAnneeCommencee(2027, jour))).toEqual([
    E.left({ _tag: 'AnneeNonCommencee', annee: 2027 }),
    E.right(2027),
  ])
})

describe('a day of sales to consumers', () => {
  it('counts its documents, credit notes below zero, with the goods in each', () => {
    const facture = unePieceB2c({ total: euros(100), ventes: euros(40) })
    const avoir = unePieceB2c({
      ...facture,
      genre: 'avoir',
      total: euros(50),
      ventes: euros(20),
      date: decembre(3),
    })
    expect(joursB2c([avoir, facture], [])).toEqual([
      { jour: decembre(1), transactions: 1, facture: { services: 6000, ventes: 4000, total: 10_000 }, encaisse: RIEN },
      { jour: decembre(3), transactions: 1, facture: { services: -3000, ventes: -2000, total: -5000 }, encaisse: RIEN },
    ])
  })

  it('tells what consumers paid, and nothing of professionals', () => {
    const ecritures = [
      uneEcriture({ le: decembre(1) }),
      uneEcriture({ le: decembre(1), montant: euros(-4) }),
      uneEcriture({ type: 'professionnel' }),
    ]
    expect(joursB2c([unePieceB2c()], ecritures)).toEqual([
      {
        jour: decembre(1),
        transactions: 1,
        facture: { services: 6400, ventes: 0, total: 6400 },
        encaisse: { services: 6000, ventes: 0, total: 6000 },
      },
    ])
  })
})
