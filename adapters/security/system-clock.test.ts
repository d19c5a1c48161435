import { expect, it } from 'vitest'
import { nodeRandomness } from './outside.ts'

it('draws as many bytes as asked, never the same twice', () => {
  const tirages = [nodeRandomness.octets(16), nodeRandomness.octets(16)].map((octets) => octets.join())
  expect(nodeRandomness.octets(64)).toHaveLength(64)
  expect(new Set(tirages).size).toBe(2)
})
