import { expect, it } from 'vitest'
import { seededRandom } from './draw.ts'

it('draws the same numbers from the same seed, others from another, all between 0 and 1', () => {
  const draw = (seed: number) => Array.from({ length: 1000 }, seededRandom(seed))
  expect(draw(1)).toEqual(draw(1))
  expect(draw(1)).not.toEqual(draw(2))
  expect(new Set(draw(1)).size).toBe(1000)
  expect(draw(1).every((number) => number >= 0 && number < 1)).toBe(true)
})
