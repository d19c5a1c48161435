import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { centimes, euros } from '#domain/shared/montant'
import { acompteFacture, designerAcompte, especesPossibles, estAcquittee, resteALEmission } from './deductions.ts'
import { uneFactureDAcompte } from './facture.fixture.ts'
import { numeroPiece } from './numero-piece.ts'

const recu = (centimesRecus: number) => acompteFacture(uneFactureDAcompte({ total: centimes(centimesRecus) }))
const facture = (...recus: readonly number[]) => ({ total: euros(64), acomptes: recus.map(recu) })
const especes = (montant: number) =>
  ({ mode: 'especes', le: dateCivile(2026, 12, 1), montant: euros(montant) }) as const

describe('what an invoice asks for on its day', () => {
  it.each([
    [[], 6400, false],
    [[6399], 1, false],
    [[6400], 0, true],
    [[6500, -100], 0, true],
    [[6401], -1, true],
  ])('of 64 € with deposits of %j cents is %d; paid in full: %s', (recus, reste, acquittee) => {
    expect(resteALEmission(facture(...recus))).toBe(reste)
    expect(estAcquittee(facture(...recus))).toBe(acquittee)
  })

  it('is not paid in full by nothing at all', () => {
    expect(estAcquittee({ total: euros(0), acomptes: [] })).toBe(false)
  })
})

describe('a deposit on an invoice', () => {
  const [ACO, AVO, FAC] = [
    numeroPiece('acompte', 2026, 1),
    numeroPiece('avoir', 2026, 1),
    numeroPiece('facture', 2026, 8),
  ]

  it.each([
    [{}, 'Acompte reçu le 1er décembre 2026 (virement)'],
    [{ piece: ACO, mode: 'paypal' }, 'Acompte reçu le 1er décembre 2026 (PayPal), facture ACO-2026-0001'],
    [{ montant: centimes(-1) }, 'Acompte rendu le 1er décembre 2026 (virement)'],
    [{ montant: centimes(-1), piece: AVO }, 'Acompte rendu le 1er décembre 2026 (virement), avoir AVO-2026-0001'],
    [{ sur: FAC, mode: 'especes' }, 'Reçu le 1er décembre 2026 (espèces) sur FAC-2026-0008'],
    [{ sur: FAC, montant: centimes(-1) }, 'Rendu le 1er décembre 2026 (virement) sur FAC-2026-0008'],
    [{ sur: FAC, laisse: true }, 'Laissé sur FAC-2026-0008, à vous rendre'],
  ] as const)('of %j reads %j', (acompte, texte) => {
    expect(designerAcompte({ ...recu(1), ...acompte })).toBe(texte)
  })
})

describe('what may still be paid in cash', () => {
  it.each([
    [[], 64, 64],
    [[], 1_000.01, 1_000],
    [[999.99], 64, 0.01],
    [[1_000], 64, 0],
    [[1_000.01], 64, 0],
    [[-50], 2_000, 1_000],
    [[600, -100], 2_000, 500],
    [[], 0, 0],
    [[], -20, 0],
  ])('after %j € in cash, with %d € due, is %d €', (recues, du, attendu) => {
    expect(especesPossibles(recues.map(especes), euros(du))).toBe(euros(attendu))
  })

  it('does not count transfers', () => {
    expect(especesPossibles([{ ...especes(900), mode: 'virement' }], euros(1_000))).toBe(euros(1_000))
  })
})
