import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { euros } from '#domain/shared/montant'
import { acomptesRecus } from './acomptes-recus.ts'
import { unAvoirDAcompte, uneFacture, uneFactureDAcompte } from './facture.fixture.ts'
import { unReglement } from './facture-suivie.fixture.ts'
import type { FactureDAcompteSuivie } from './facture-d-acompte-suivie.ts'
import { type NumeroPiece, numeroPiece } from './numero-piece.ts'
import type { Reglement } from './reglement.ts'

const facture = (rang: number, ecriture: string, montant: number) =>
  uneFactureDAcompte({ numero: numeroPiece('acompte', 2026, rang), ecriture, total: euros(montant) })

const avoir = (rang: number, ecriture: string, montant: number) =>
  unAvoirDAcompte({ numero: numeroPiece('avoir', 2026, rang), ecriture, total: euros(montant) })

/** Each with the invoice that its credit notes correct. */
const suivies = (
  ...toutes: readonly (readonly [ReturnType<typeof facture>, ...ReturnType<typeof avoir>[]])[]
): readonly FactureDAcompteSuivie[] =>
  toutes.map(([une, ...avoirs]) => ({
    facture: une,
    avoirs: avoirs.map((un) => ({ ...un, facture: { ...un.facture, numero: une.numero } })),
    clientId: null,
  }))

const ecriture = (id: string, montant: number, annule: string | null = null): Reglement =>
  unReglement({ id, montant: euros(montant), annule })

const lignes = (
  ecritures: readonly Reglement[],
  factures: readonly FactureDAcompteSuivie[] = [],
): readonly (readonly [number, NumeroPiece | null])[] =>
  acomptesRecus(ecritures, factures).map(({ montant, piece }) => [montant / 100, piece])

describe('what an invoice deducts', () => {
  it('is one line for each document of an entry, of its own amount', () => {
    const documents = suivies([facture(1, 'a', 100), avoir(2, 'c', 20)], [facture(2, 'b', 30), avoir(1, 'c', 30)])
    expect(lignes([ecriture('a', 100), ecriture('b', 30), ecriture('c', -50)], documents)).toEqual([
      [100, 'ACO-2026-0001'],
      [30, 'ACO-2026-0002'],
      [-30, 'AVO-2026-0001'],
      [-20, 'AVO-2026-0002'],
    ])
  })

  it('names the invoice for what was written after its issue, and for nothing before', () => {
    const ecrite = (secondes: string) => ({ ...ecriture('a', 10), enregistreLe: `2026-12-01T10:00:${secondes}Z` })
    const [avant, apres] = acomptesRecus([ecrite('00.000'), ecrite('00.001')], [], uneFacture())
    expect([avant?.sur, apres?.sur]).toEqual([null, 'FAC-2026-0001'])
  })

  it('names no document for what none tells of', () => {
    const documents = suivies([facture(1, 'b', 30), avoir(1, 'c', 30)])
    expect(lignes([ecriture('a', 100), ecriture('b', 30), ecriture('c', -50)], documents)).toEqual([
      [100, null],
      [30, 'ACO-2026-0001'],
      [-30, 'AVO-2026-0001'],
      [-20, null],
    ])
  })

  it('leaves out a slip that was undone, without documents, or whose own invoice was taken back whole', () => {
    expect(lignes([ecriture('a', 100), ecriture('b', 30), ecriture('c', -30, 'b')])).toEqual([[100, null]])
    const documents = suivies([facture(1, 'a', 100)], [facture(2, 'b', 30), avoir(1, 'c', 30)])
    expect(lignes([ecriture('a', 100), ecriture('b', 30), ecriture('c', -30, 'b')], documents)).toEqual([
      [100, 'ACO-2026-0001'],
    ])
  })

  it('keeps one whose contrary corrects another invoice, or has no document', () => {
    const documents = suivies(
      [facture(1, 'a', 100), avoir(1, 'b', 30), avoir(2, 'd', 70)],
      [facture(2, 'c', 50), avoir(3, 'd', 30)],
    )
    const quatre = [ecriture('a', 100), ecriture('b', -30), ecriture('c', 50), ecriture('d', -100, 'a')]
    expect(lignes(quatre, documents)).toEqual([
      [100, 'ACO-2026-0001'],
      [-30, 'AVO-2026-0001'],
      [50, 'ACO-2026-0002'],
      [-70, 'AVO-2026-0002'],
      [-30, 'AVO-2026-0003'],
    ])
    expect(lignes([ecriture('a', 100), ecriture('b', -100, 'a')], suivies([facture(1, 'a', 100)]))).toEqual([
      [100, 'ACO-2026-0001'],
      [-100, null],
    ])
  })

  it('tells an invoice that was issued again on the day on which its money came', () => {
    const [une, autre] = [dateCivile(2026, 11, 3), dateCivile(2026, 11, 20)]
    const recu = { le: une, mode: 'especes' } as const
    const documents = suivies([{ ...facture(1, 'c', 100), recu }])
    const [ligne] = acomptesRecus([{ ...ecriture('c', 100), le: autre }], documents)
    expect(ligne).toMatchObject(recu)
  })

  it('says on which invoice a payment was made, unless it came before, or has a document', () => {
    const payee = uneFacture()
    const avant = { ...ecriture('a', 20), enregistreLe: '2026-11-30T11:00:00.000Z' }
    const toutes = [avant, ecriture('b', 10), ecriture('c', 30)]
    const recus = acomptesRecus(toutes, suivies([facture(1, 'b', 10)]), payee)
    expect(recus.map(({ sur }) => sur)).toEqual([null, null, payee.numero])
  })
})
