import { expect, it } from 'vitest'
import { euros } from '#domain/shared/montant'
import * as E from '#fp/Either'
import { Fait } from './evenement.ts'

it('reads money of the time when facts did not say whether an entry was undone', () => {
  const ancien = { genre: 'acompte', montant: 6_400 }
  expect(Fait.decode(ancien)).toEqual(E.right({ genre: 'acompte', montant: euros(64), annule: false, pieces: [] }))
  const defait = { ...ancien, montant: -6_400, annule: true }
  expect(Fait.decode(defait)).toEqual(E.right({ ...defait, pieces: [] }))
})
