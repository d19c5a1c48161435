import { expect, it } from 'vitest'
import type { EvenementReply } from '#adapters/http/contract/values/prestation-reply'
import { unAcompteRecu } from '#domain/facturation/deductions.fixture'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { euros } from '#domain/shared/montant'
import { documentsAPart, documentsRepris, estFacturee, piecesEmises } from './pieces-emises.ts'

const le = (fait: EvenementReply['fait']): EvenementReply => ({
  le: '2026-11-20T11:00:00.000Z',
  auteur: 'entreprise',
  fait,
})

const verser = (montant: number, ...pieces: ReturnType<typeof numeroPiece>[]) =>
  le({ genre: 'acompte', montant: euros(montant), annule: false, pieces })

const DEPOTS = [verser(24, numeroPiece('acompte', 2026, 1)), verser(-24, numeroPiece('avoir', 2026, 1)), verser(10)]

const FACTURE = le({ genre: 'facture', numero: numeroPiece('facture', 2026, 1), total: euros(20) })

const AVOIR = le({ genre: 'avoir', numero: numeroPiece('avoir', 2026, 2), total: euros(20), motif: '' })

it('tells the documents of deposits that an invoice took over apart from those of the work', () => {
  expect(documentsRepris({ historique: [...DEPOTS, FACTURE] })).toEqual([
    { genre: 'acompte', numero: 'ACO-2026-0001' },
    { genre: 'avoir', numero: 'AVO-2026-0001' },
  ])
  expect(documentsRepris({ historique: DEPOTS })).toEqual([])
  expect(documentsRepris({ historique: [FACTURE, AVOIR, ...DEPOTS] })).toEqual([])
  expect(documentsRepris({ historique: [...DEPOTS, FACTURE, AVOIR] })).toHaveLength(2)
  expect(piecesEmises({ historique: [...DEPOTS, FACTURE] }).map(({ numero }) => numero)).toEqual(['FAC-2026-0001'])
})

it('tells the credit note of a deposit that was undone after its invoice was given back', () => {
  const annule = le({ genre: 'acompte_annule', montant: euros(-24), pieces: [numeroPiece('avoir', 2026, 3)] })
  expect(documentsRepris({ historique: [...DEPOTS, FACTURE, AVOIR, annule] }).at(-1)).toEqual({
    genre: 'avoir',
    numero: 'AVO-2026-0003',
  })
})

it('keeps the documents of deposits that nothing else shows: taken over, or undone', () => {
  const numeros = (acomptes: Parameters<typeof documentsAPart>[0]['acomptes'], ...historique: EvenementReply[]) =>
    documentsAPart({ historique, acomptes }).map(({ numero }) => numero)
  expect(numeros([], ...DEPOTS)).toEqual(['ACO-2026-0001', 'AVO-2026-0001'])
  expect(numeros([], ...DEPOTS, FACTURE, AVOIR)).toEqual(['ACO-2026-0001', 'AVO-2026-0001'])
  const dites = [unAcompteRecu(24, { piece: numeroPiece('acompte', 2026, 1) })]
  expect(numeros(dites, ...DEPOTS)).toEqual(['AVO-2026-0001'])
})

it('an order is billed by the invoice for its work alone, whatever deposits were given back', () => {
  expect(estFacturee({ historique: DEPOTS })).toBe(false)
  expect(estFacturee({ historique: [...DEPOTS, FACTURE] })).toBe(true)
})
