import { expect, it } from 'vitest'
import { attenteAvant } from './rester-en-ligne.ts'

it('waits longer after each failed try, up to half a minute, and never all at the same moment', () => {
  expect([0, 1, 2, 3].map((essai) => attenteAvant(essai, 1))).toEqual([1_000, 2_000, 4_000, 8_000])
  expect(attenteAvant(20, 1)).toBe(30_000)
  expect(attenteAvant(1, 0)).toBe(1_000)
})
