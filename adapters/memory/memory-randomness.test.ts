import { expect, it } from 'vitest'
import { identifier } from '#domain/prestation/reference'
import { OCTETS_IDENTITE } from '#domain/shared/identifiant'
import { makeMemoryRandomness } from './memory-outside.ts'

it('draws the same bytes from the same seed, and others from another', () => {
  const octets = makeMemoryRandomness(7).octets(16)
  expect(makeMemoryRandomness(7).octets(16)).toEqual(octets)
  expect(makeMemoryRandomness(8).octets(16)).not.toEqual(octets)
})

it('draws a thousand different references in a row', () => {
  const randomness = makeMemoryRandomness()
  const instant = new Date('2026-11-20T09:00:00Z')
  const references = Array.from(
    { length: 1_000 },
    () => identifier(instant, randomness.octets(OCTETS_IDENTITE)).reference,
  )
  expect(new Set(references).size).toBe(1_000)
})
