import { expect, it } from 'vitest'
import type { Sample } from '../measures/compare.ts'
import { comparisonRows } from './comparison-rows.ts'

const uneSample = (perSecond: number, overrides: Partial<Sample> = {}): Sample => ({
  answers: 100,
  refused: 0,
  perSecond,
  p50: 1.234,
  p99: 9.876,
  serverCpu: 0.5,
  databaseCpu: Number.NaN,
  ...overrides,
})

it('shows each target beside the last one, what the machine does not tell as a dash, and what was refused', () => {
  const samples = new Map([
    ['site', [uneSample(900.4, { refused: 3 })]],
    ['bare', [uneSample(1000)]],
  ])
  expect(comparisonRows(8, samples)).toEqual([
    ['site (3 REFUSED)', '8', '900', '1.23', '9.88', '0.500', '-', '0.90'],
    ['bare', '8', '1000', '1.23', '9.88', '0.500', '-', '1'],
  ])
})
