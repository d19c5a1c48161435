import { describe, expect, it } from 'vitest'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { euros, type Montant } from '#domain/shared/montant'
import { estFacturable } from './cadre.ts'

const retracte = (montant: Montant | null) =>
  ({
    issue: 'a_regler',
    prorata: { total: euros(128), minutesPrevues: 120, minutesFaites: null, montant },
  }) as const

const ANNULEE = { statut: 'annulé', factureEnCours: null, retractation: null } as const

describe('an order that may be billed', () => {
  it('is done, or cancelled, without an invoice that stands', () => {
    expect(estFacturable({ ...ANNULEE, statut: 'terminé' })).toBe(true)
    expect(estFacturable(ANNULEE)).toBe(true)
    expect(estFacturable({ ...ANNULEE, statut: 'en_cours' })).toBe(false)
    expect(estFacturable({ ...ANNULEE, factureEnCours: 'FAC-2026-0001' as NumeroPiece })).toBe(false)
  })

  it('is begun at the express request of a client who withdrew, and not otherwise', () => {
    expect(estFacturable({ ...ANNULEE, retractation: retracte(null) })).toBe(true)
    expect(estFacturable({ ...ANNULEE, retractation: retracte(euros(0)) })).toBe(false)
    expect(estFacturable({ ...ANNULEE, retractation: { issue: 'acceptee', prorata: null } })).toBe(false)
  })
})
