import { expect, it } from 'vitest'
import { trancheTexte } from './liste-texts.ts'

it('says how long a list is, and past a count that stopped, only where one is', () => {
  expect(trancheTexte(26, 50, 82, false)).toBe('26 à 50 sur 82')
  expect(trancheTexte(1, 25, 100, true)).toBe('1 à 25 sur plus de 100')
  expect(trancheTexte(101, 125, 100, true)).toBe('101 à 125')
  expect(trancheTexte(1, 0, 0, false)).toBe('Aucun')
})
