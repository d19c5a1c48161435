import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { unReglement } from '#domain/facturation/facture-suivie.fixture'
import { centimes, euros } from '#domain/shared/montant'
import { estDeduit, seraCreditee } from './deductions.ts'

const JOUR = dateCivile(2026, 12, 1)

const FACTURE = {
  date: JOUR,
  total: euros(64),
  acomptes: [{ le: JOUR, mode: 'virement', montant: euros(20), piece: numeroPiece('acompte', 2026, 1) }],
  avoirs: [],
} as const

describe('a payment of an invoice', () => {
  it('is one that its document deducts when it came before, that day, by that way and of that amount', () => {
    expect(estDeduit(FACTURE, unReglement())).toBe(true)
    for (const autre of [
      { montant: euros(44) },
      { mode: 'paypal' as const },
      { le: dateCivile(2026, 11, 30) },
      { enregistreLe: '2026-12-02T11:00:00.000Z' },
    ]) {
      expect(estDeduit(FACTURE, unReglement(autre))).toBe(false)
    }
  })

  it('is no longer once the invoice was given back whole', () => {
    const avoir = { numero: numeroPiece('avoir', 2026, 1), date: JOUR, ventes: centimes(0), motif: 'erreur' }
    expect(estDeduit({ ...FACTURE, avoirs: [{ ...avoir, total: euros(20) }] }, unReglement())).toBe(true)
    expect(estDeduit({ ...FACTURE, avoirs: [{ ...avoir, total: euros(64) }] }, unReglement())).toBe(false)
  })

  it('takes the document of its deposit with it once the invoice was given back whole, and never before', () => {
    const avoir = { numero: numeroPiece('avoir', 2026, 1), date: JOUR, ventes: centimes(0), motif: 'erreur' }
    const rendue = { ...FACTURE, avoirs: [{ ...avoir, total: euros(64) }] }
    expect(seraCreditee(FACTURE, unReglement())).toBe(false)
    expect(seraCreditee(rendue, unReglement())).toBe(true)
    expect(seraCreditee(rendue, unReglement({ montant: euros(44) }))).toBe(false)
    const sansDocument = FACTURE.acomptes.map((acompte) => ({ ...acompte, piece: null }))
    expect(seraCreditee({ ...rendue, acomptes: sansDocument }, unReglement())).toBe(false)
  })
})
