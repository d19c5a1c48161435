import { describe, expect, it } from 'vitest'
import { add, closingLine, NOTHING, playwrightTally, vitestFailures, vitestTally } from './run-tests.ts'

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

  it('names the tests that failed', () => {
    const [ok, broken] = [
      { status: 'passed', fullName: 'the price of an hour' },
      { status: 'failed', fullName: 'the price of a day' },
    ]
    expect(vitestFailures({ testResults: [{ assertionResults: [ok] }, { assertionResults: [ok, broken] }] })).toEqual([
      'the price of a day',
    ])
  })

  it('counts nothing in a report that is not one', () => {
    expect(vitestFailures(null)).toEqual([])
    expect(vitestTally(null)).toEqual(NOTHING)
    expect(playwrightTally('')).toEqual(NOTHING)
  })
})
