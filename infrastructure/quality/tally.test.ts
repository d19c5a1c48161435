import { describe, expect, it } from 'vitest'
import { add, closingLine, NOTHING, playwrightTally, vitestTally } from './tally.ts'

describe('the tally of the test run', () => {
  it('closes with a plain line, and names what was left out only when there is any', () => {
    expect(closingLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
    expect(closingLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
  })

  it('adds the runners up', () => {
    const vitest = vitestTally({ numPassedTests: 10, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0 })
    const playwright = playwrightTally({ stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 0 } })
    expect(add(add(NOTHING, vitest), playwright)).toEqual({ passed: 15, failed: 2, skipped: 2 })
  })

  it('counts nothing in a report that is not one', () => {
    expect(vitestTally(null)).toEqual(NOTHING)
    expect(playwrightTally('')).toEqual(NOTHING)
  })
})
