export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number }

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 }

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

export const closingLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

const read = (report: unknown, field: string): unknown =>
  report !== null && typeof report === 'object' ? Reflect.get(report, field) : undefined

const count = (report: unknown, field: string): number => {
  const value = read(report, field)
  return typeof value === 'number' ? value : 0
}

const list = (report: unknown, field: string): readonly unknown[] => {
  const value = read(report, field)
  return Array.isArray(value) ? value : []
}

export const vitestFailures = (report: unknown): readonly string[] =>
  list(report, 'testResults')
    .flatMap((file) => list(file, 'assertionResults'))
    .filter((test) => read(test, 'status') === 'failed')
    .map((test) => read(test, 'fullName'))
    .map((name) => (typeof name === 'string' ? name : ''))

export const vitestTally = (report: unknown): Tally => ({
  passed: count(report, 'numPassedTests'),
  failed: count(report, 'numFailedTests'),
  skipped: count(report, 'numPendingTests') + count(report, 'numTodoTests'),
})

/** From the JSON report of Playwright; a test that passed on its second attempt counts as failed. */
export const playwrightTally = (report: unknown): Tally => {
  const stats = read(report, 'stats')
  return {
    passed: count(stats, 'expected'),
    failed: count(stats, 'unexpected') + count(stats, 'flaky'),
    skipped: count(stats, 'skipped'),
  }
}
