import { describe, expect, it } from 'vitest'
import { afterFailure, CLOSED, isOpen } from './breaker.ts'

const NOW = 1_000_000

describe('the pause of the address service', () => {
  it('begins closed', () => {
    expect(isOpen(CLOSED, NOW)).toBe(false)
  })

  it('lasts 30 seconds after a silence', () => {
    const breaker = afterFailure(CLOSED, { _tag: 'TimedOut' }, NOW)
    expect(isOpen(breaker, NOW + 29_999)).toBe(true)
    expect(isOpen(breaker, NOW + 30_000)).toBe(false)
  })

  it('lasts as long as the service asks for, 30 seconds at most', () => {
    expect(afterFailure(CLOSED, { _tag: 'Limited', retryAfterMs: 5_000 }, NOW)).toEqual({ closesAt: NOW + 5_000 })
    expect(afterFailure(CLOSED, { _tag: 'Limited', retryAfterMs: 9e9 }, NOW)).toEqual({ closesAt: NOW + 30_000 })
  })

  it('does not begin after a quick failure, nor end with one', () => {
    expect(isOpen(afterFailure(CLOSED, { _tag: 'BadStatus', status: 500 }, NOW), NOW)).toBe(false)
    const paused = afterFailure(CLOSED, { _tag: 'TimedOut' }, NOW)
    expect(afterFailure(paused, { _tag: 'Unreadable' }, NOW + 1)).toEqual(paused)
  })
})
