import { expect, it } from 'vitest'
import { makeUneSeuleFois } from './nouveautes.ts'

it('the same news told again after a cut is dropped, another fact about the same order is not', () => {
  const passe = makeUneSeuleFois()
  const nouvelle = { genre: 'commande', id: 'a', titre: 'PREST-ABC234', le: '2026-11-20T09:00:00.000Z' } as const
  expect([passe(nouvelle), passe(nouvelle)]).toEqual([true, false])
  expect(passe({ ...nouvelle, genre: 'reponse' })).toBe(true)
  expect(passe({ ...nouvelle, le: '2026-11-20T10:00:00.000Z' })).toBe(true)
})
