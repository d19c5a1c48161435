import { describe, expect, it } from 'vitest'
import { type DurabilityResult, durabilityRows, isSound, parseDurabilityOptions } from './durability.ts'

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

const faults = { missing: 0, contradicted: 0, twice: 0, incomplete: 0, mailsLost: 0 }
const tally = { acknowledged: 3, orders: 3, sent: 6, waiting: 0, sentAgain: 0, faults }
const SOUND: DurabilityResult = { tally, wrongReplays: 0, startMs: [100, 300, 200] }

describe('the report of the durability check', () => {
  it('is sound when nothing is wrong and something was checked', () => {
    expect(isSound(SOUND)).toBe(true)
    expect(isSound({ ...SOUND, tally: { ...tally, acknowledged: 0 } })).toBe(false)
  })

  it.each(['missing', 'contradicted', 'twice', 'incomplete', 'mailsLost'])('is not sound with one %s', (fault) => {
    expect(isSound({ ...SOUND, tally: { ...tally, faults: { ...faults, [fault]: 1 } } })).toBe(false)
  })

  it('is not sound with a wrong replay, or a mail that did not leave', () => {
    expect(isSound({ ...SOUND, wrongReplays: 1 })).toBe(false)
    expect(isSound({ ...SOUND, tally: { ...tally, waiting: 1 } })).toBe(false)
  })

  it('names every figure', () => {
    const rows = durabilityRows(2, SOUND)
    expect(rows.slice(0, 6)).toEqual([
      ['rounds', '2'],
      ['orders acknowledged', '3'],
      ['orders found', '3'],
      ['mails sent', '6'],
      ['of them sent again (same Message-ID)', '0'],
      ['start after a kill, median ms', '200'],
    ])
    expect(rows.slice(6).map(([, figure]) => figure)).toEqual(Array.from({ length: 7 }, () => '0'))
  })
})
