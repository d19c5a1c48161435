import { describe, expect, it } from 'vitest'
import { comparisonRows, inTurns, median, percentile, type Sample, toTable } from './report.ts'

const uneSample = (perSecond: number, overrides: Partial<Sample> = {}): Sample => ({
  answers: 100,
  failures: 0,
  perSecond,
  p50: 1.234,
  p99: 9.876,
  serverCpu: 0.5,
  databaseCpu: Number.NaN,
  ...overrides,
})

describe('the statistics of a measure', () => {
  it('take the middle value, or the mean of the two middle ones, in any order', () => {
    expect(median([5, 1, 3])).toBe(3)
    expect(median([4, 1, 3, 2])).toBe(2.5)
    expect(median([7])).toBe(7)
  })

  it('rank the slowest answers', () => {
    const hundred = Array.from({ length: 100 }, (_, rank) => 100 - rank)
    expect(percentile(hundred, 0.5)).toBe(50)
    expect(percentile(hundred, 0.99)).toBe(99)
    expect(percentile(hundred, 1)).toBe(100)
    expect(percentile([2], 0.5)).toBe(2)
  })

  it('are not a number when nothing was measured', () => {
    expect(median([])).toBeNaN()
    expect(percentile([], 0.99)).toBeNaN()
  })
})

describe('a comparison', () => {
  it('measures the site and what it is compared with in turns', async () => {
    const order: string[] = []
    const target = (name: string) => () => {
      order.push(name)
      return Promise.resolve(uneSample(order.length))
    }
    const turns = await inTurns(2, target('site'), target('bare'))
    expect(order).toEqual(['site', 'bare', 'site', 'bare'])
    expect(turns.map(({ reference }) => reference.perSecond)).toEqual([2, 4])
  })

  it('shows medians, what the machine does not tell as a dash, every failure, and the ratio within each turn', () => {
    const turns = [
      { site: uneSample(50, { p99: 9, failures: 1 }), reference: uneSample(100) },
      { site: uneSample(5, { p99: 1, failures: 2 }), reference: uneSample(10) },
      { site: uneSample(60, { p99: 5 }), reference: uneSample(100) },
    ]
    expect(comparisonRows(8, turns)).toEqual([
      ['site (3 FAILED)', '8', '50', '1.23', '5.00', '0.500', '-', '0.50'],
      ['bare', '8', '100', '1.23', '9.88', '0.500', '-', '1'],
    ])
  })
})

it('a table aligns the first column to the left and the figures to the right', () => {
  expect(
    toTable([
      ['what', 'req/s', 'p99'],
      ['site', '12', '1.5'],
      ['reference', '12345', ''],
    ]),
  ).toBe('what       req/s  p99\nsite          12  1.5\nreference  12345')
})
