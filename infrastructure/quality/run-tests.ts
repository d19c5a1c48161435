import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'

const REPORTS = '.cache/reports'
const VITEST = `${REPORTS}/vitest.json`
const PLAYWRIGHT = `${REPORTS}/playwright.json`

type Step = {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly read?: () => Tally
}

const readReport = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** Steps of a row run at the same time, a busy one with a waiting one; rows run one after another. */
const ROWS: readonly (readonly (readonly Step[])[])[] = [
  // The others start the site as it is built.
  [[{ name: 'build', command: ['npm', 'run', '-s', 'build'] }]],
  [
    [
      {
        name: 'unit, contracts, HTTP',
        command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST}`],
        read: () => vitestTally(readReport(VITEST)),
      },
      { name: 'bytes', command: ['node', 'infrastructure/quality/byte-budget.ts'] },
    ],
    [
      // Each further checker works out the shared types again.
      { name: 'types', command: ['tsc', '-b', '--checkers', '1'] },
      { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
      { name: 'format', command: ['oxfmt', '--check'] },
      { name: 'durability', command: ['node', 'infrastructure/bench/durability/durability.ts', '--rounds', '2'] },
    ],
  ],
  [
    [
      {
        name: 'journeys',
        command: ['playwright', 'test', '--reporter=list,json'],
        read: () => playwrightTally(readReport(PLAYWRIGHT)),
      },
    ],
  ],
]

const ENVIRONMENT = {
  PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT,
  // Node reads TypeScript by itself: Playwright translates it first otherwise.
  PW_DISABLE_TS_ESM: '1',
  // tsc and oxlint, written in Go, free no memory before they hold this much: a fifth of their time.
  GOGC: 'off',
  GOMEMLIMIT: '4GiB',
  // For the programs that tests start again and again.
  NODE_COMPILE_CACHE: resolve('.cache/node'),
}

/** `aside`: prints its output at the end, because another step prints at the same time. */
const runStep = async ({ name, command: [program, ...words], read }: Step, aside: boolean): Promise<Tally> => {
  const start = performance.now()
  if (!aside) process.stdout.write(`\n== ${name}\n`)
  const child = spawn(program, words, {
    stdio: aside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...ENVIRONMENT },
  })
  const outputs = [child.stdout, child.stderr].filter((output) => output !== null).map(text)
  const [[status], ...said] = await Promise.all([once(child, 'close'), ...outputs])
  const tally = read?.() ?? { ...NOTHING, passed: status === 0 ? 1 : 0 }
  // A runner that fails without a failed test (a crash, a leak) counts as one failure.
  const failed = status === 0 ? tally.failed : Math.max(1, tally.failed)
  if (aside) process.stdout.write(`\n== ${name}\n${said.join('')}`)
  process.stdout.write(
    `== ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s, ${closingLine({ ...tally, failed })}\n`,
  )
  return { ...tally, failed }
}

const runLane = async (steps: readonly Step[], aside: boolean): Promise<Tally> => {
  let tally = NOTHING
  for (const step of steps) tally = add(tally, await runStep(step, aside))
  return tally
}

type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number }

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

const main = async (): Promise<void> => {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  let total = NOTHING
  for (const lanes of ROWS)
    total = (await Promise.all(lanes.map((steps, rank) => runLane(steps, rank > 0)))).reduce(add, total)
  // Repeats the failures at the end, below the long report of the browser tests.
  for (const title of vitestFailures(readReport(VITEST))) process.stdout.write(`failed: ${title}\n`)
  process.stdout.write(`\n${closingLine(total)}\n`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

if (import.meta.main) await main()
