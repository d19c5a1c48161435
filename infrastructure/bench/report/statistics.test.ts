import { describe, expect, it } from 'vitest'
import { median, percentile } from './statistics.ts'

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
