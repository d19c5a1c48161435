import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { centimes, euros } from '#domain/shared/montant'
import { verifier } from '#domain/shared/proprietes.fixture'
import { joursB2c, noterEncaissements, noterPieces } from './b2c.ts'
import { ajouter, repartir, RIEN } from './ecriture.ts'
import { uneEcriture, unePieceB2c } from './ecriture.fixture.ts'
import { ajouterAuxMois, MOIS_VIDES, totalEncaisse, trimestres } from './encaissements.ts'

const decembre = (jour: number) => dateCivile(2026, 12, jour)

describe('payments of one invoice', () => {
  it('add up to its lines, however they are cut', () => {
    const facture = fc
      .integer({ min: 1, max: 500_000 })
      .chain((total) => fc.tuple(fc.constant(total), fc.nat(total), fc.array(fc.nat(total), { maxLength: 6 })))
    verifier(
      fc.property(facture, ([total, pieces, coupures]) => {
        const bornes = [0, ...coupures.toSorted((a, b) => a - b), total]
        const somme = bornes.slice(1).reduce(
          (deja, borne, rang) =>
            ajouter(
              deja,
              repartir(
                uneEcriture({
                  montant: centimes(borne - (bornes[rang] ?? 0)),
                  dejaRegle: centimes(bornes[rang] ?? 0),
                  totalFacture: centimes(total),
                  pieces: centimes(pieces),
                }),
              ),
            ),
          RIEN,
        )
        expect(somme).toEqual({ services: total - pieces, ventes: pieces, total })
      }),
    )
  })
})

describe('the months of a year', () => {
  const mois = ajouterAuxMois(MOIS_VIDES, [
    uneEcriture({ le: dateCivile(2026, 1, 31) }),
    uneEcriture({ le: dateCivile(2026, 3, 1), totalFacture: euros(128), pieces: euros(64) }),
    uneEcriture({ le: decembre(31), montant: euros(-10) }),
  ])

  it('tell what was cashed in each, money given back taken off', () => {
    expect(mois.map(({ total }) => total)).toEqual([6400, 0, 6400, 0, 0, 0, 0, 0, 0, 0, 0, -1000])
    expect(mois[2]).toEqual({ services: 3200, ventes: 3200, total: 6400, ecritures: 1 })
  })

  it('make quarters and a year', () => {
    expect(trimestres(mois).map(({ total, ecritures }) => [total, ecritures])).toEqual([
      [12_800, 2],
      [0, 0],
      [0, 0],
      [-1000, 1],
    ])
    expect(totalEncaisse(mois)).toEqual({ services: 8600, ventes: 3200, total: 11_800, ecritures: 3 })
  })
})

describe('a day of sales to consumers', () => {
  it('counts its documents, credit notes below zero, split like the invoice they correct', () => {
    const facture = unePieceB2c({ total: euros(100), totalFacture: euros(100), pieces: euros(40) })
    const avoir = unePieceB2c({
      ...facture,
      genre: 'avoir',
      numero: numeroPiece('avoir', 2026, 1),
      total: euros(50),
      date: decembre(3),
    })
    expect(joursB2c(noterPieces(new Map(), [avoir, facture]))).toEqual([
      { jour: decembre(1), transactions: 1, facture: { services: 6000, ventes: 4000, total: 10_000 }, encaisse: RIEN },
      { jour: decembre(3), transactions: 1, facture: { services: -3000, ventes: -2000, total: -5000 }, encaisse: RIEN },
    ])
  })

  it('tells what consumers paid, and nothing of professionals', () => {
    const jours = noterEncaissements(noterPieces(new Map(), [unePieceB2c()]), [
      uneEcriture({ le: decembre(1) }),
      uneEcriture({ le: decembre(1), montant: euros(-4), dejaRegle: euros(64) }),
      uneEcriture({ type: 'professionnel' }),
    ])
    expect(joursB2c(jours)).toEqual([
      {
        jour: decembre(1),
        transactions: 1,
        facture: { services: 6400, ventes: 0, total: 6400 },
        encaisse: { services: 6000, ventes: 0, total: 6000 },
      },
    ])
  })
})
