import { describe, expect, it } from 'vitest'
import { inTurns, ratioOf, type Sample, summarize } from './compare.ts'

const uneSample = (perSecond: number, overrides: Partial<Sample> = {}): Sample => ({
  answers: 10,
  refused: 0,
  perSecond,
  p50: 1,
  p99: 2,
  serverCpu: 3,
  databaseCpu: 4,
  ...overrides,
})

describe('a comparison', () => {
  it('measures its targets in turns', async () => {
    const order: string[] = []
    const target = (name: string) => () => {
      order.push(name)
      return Promise.resolve(uneSample(order.length))
    }
    const samples = await inTurns(2, { site: target('site'), reference: target('reference') })
    expect(order).toEqual(['site', 'reference', 'site', 'reference'])
    expect(samples.get('reference')?.map(({ perSecond }) => perSecond)).toEqual([2, 4])
  })

  it('keeps the median of each figure, and every refusal', () => {
    const samples = [
      uneSample(1, { p99: 9, refused: 1 }),
      uneSample(3, { p99: 1, refused: 1 }),
      uneSample(2, { p99: 5 }),
    ]
    expect(summarize(samples)).toEqual(uneSample(2, { p99: 5, refused: 2 }))
  })

  it('compares within each turn', () => {
    const site = [uneSample(50), uneSample(5), uneSample(60)]
    const reference = [uneSample(100), uneSample(10), uneSample(100)]
    expect(ratioOf(site, reference)).toBe(0.5)
  })
})
