import { describe, expect, it } from 'vitest'
import { comparisonRows, inTurns, listsRows, median, percentile, type Sample, toTable } from './report.ts'

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

it('a comparison with an aim tells whether the site holds it', () => {
  const turns = [{ site: uneSample(50), reference: uneSample(100) }]
  const verdictOf = (aim: number) => comparisonRows(8, turns, aim)[0]?.at(-1)
  expect([verdictOf(0.5), verdictOf(0.51)]).toEqual(['held', 'missed'])
})

it('the lists tell each call, its failures, and whether it holds the aims of both sizes', () => {
  const listed = (call: string, p99: number, p99Large: number, failures = 0) => ({
    call,
    small: { p50: 4, p99, failures },
    large: { p50: 20, p99: p99Large, failures },
  })
  expect(listsRows([listed('a', 25, 150), listed('b', 25.1, 9), listed('c', 9, 150.1, 2)]).slice(1)).toEqual([
    ['a', '4.0', '25.0', '20.0', '150.0', '5.0', 'held'],
    ['b', '4.0', '25.1', '20.0', '9.0', '5.0', 'missed'],
    ['c (4 FAILED)', '4.0', '9.0', '20.0', '150.1', '5.0', 'missed'],
    ['1 of 3 calls hold both aims'],
  ])
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
