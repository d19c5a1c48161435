import { describe, expect, it } from 'vitest'
import { parseDurabilityOptions } from './durability-options.ts'

describe('the words of the durability check', () => {
  it('stand for twenty rounds on both databases when there are none', () => {
    expect(parseDurabilityOptions([])).toEqual({ rounds: 20, databases: ['embedded', 'postgres15'], seed: 1 })
  })

  it('choose rounds, database and seed', () => {
    expect(parseDurabilityOptions(['--rounds', '2', '--database', 'embedded', '--seed', '7'])).toEqual({
      rounds: 2,
      databases: ['embedded'],
      seed: 7,
    })
  })

  it.each([
    [['--rounds', '0']],
    [['--rounds', 'many']],
    [['--rounds', '1001']],
    [['--seed', '-1']],
    [['--database', 'oracle']],
    [['--database', 'toString']],
    [['--other']],
    [['word']],
  ])('say how they are used instead of %j', (words) => {
    expect(parseDurabilityOptions(words)).toMatch(/^usage: durability\.ts /)
  })
})
