import { expect, it } from 'vitest'
import { numeroPiece } from '#domain/facturation/numero-piece'
import type { Reference } from '#domain/prestation/reference'
import { euros } from '#domain/shared/montant'
import * as E from '#fp/Either'
import { exigerAcomptesRendus, exigerArgentRendu } from './argent-detenu.ts'

const contenu = (...soldes: readonly number[]) => ({
  dossiers: [],
  messages: 0,
  pieces: [],
  dettes: soldes.map((solde, rang) => ({ numero: numeroPiece('facture', 2026, rang + 1), solde: euros(solde) })),
})

it.each([[[]], [[0]], [[64]]])('holds nobody back for %j, which nobody owes them', (soldes) => {
  expect(E.isRight(exigerArgentRendu(contenu(...soldes)))).toBe(true)
})

it('tells all that is to be given back, whatever is owed besides', () => {
  expect(exigerArgentRendu(contenu(-20, 64, -5.5))).toEqual(E.left({ _tag: 'ArgentDetenu', montant: 2550 }))
})

it('is asked of the owner for what no invoice keeps', () => {
  const { dettes } = contenu(-20)
  expect(E.isRight(exigerAcomptesRendus({ ...contenu(), dettes }))).toBe(true)
  const commande = { numero: 'PREST-AAAAAA' as Reference, solde: euros(-30) }
  expect(exigerAcomptesRendus({ ...contenu(), dettes: [...dettes, commande] })).toEqual(
    E.left({ _tag: 'ArgentDetenu', montant: 3000 }),
  )
})
