import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { add, closingLine, NOTHING, playwrightTally, type Tally, vitestFailures, vitestTally } from './tally.ts'

const REPORTS = '.cache/reports'
const VITEST = `${REPORTS}/vitest.json`
const PLAYWRIGHT = `${REPORTS}/playwright.json`

type Step = {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** Reads the counts of the runner; a step without a report counts as one check. */
  readonly read?: () => Tally
}

const readReport = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

const STEPS: readonly Step[] = [
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'build', command: ['npm', 'run', '-s', 'build'] },
  {
    name: 'unit, contracts, HTTP',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST}`],
    read: () => vitestTally(readReport(VITEST)),
  },
  { name: 'bytes', command: ['node', 'infrastructure/quality/byte-budget.ts'] },
  { name: 'durability', command: ['node', 'infrastructure/bench/durability.ts', '--rounds', '2'] },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--reporter=list,json'],
    read: () => playwrightTally(readReport(PLAYWRIGHT)),
  },
]

const runStep = ({ name, command: [program, ...words], read }: Step): Tally => {
  const start = performance.now()
  process.stdout.write(`\n== ${name}\n`)
  const { status } = spawnSync(program, words, {
    stdio: 'inherit',
    // Programs that tests start again and again are compiled once.
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT, NODE_COMPILE_CACHE: resolve('.cache/node') },
  })
  const tally = read?.() ?? { ...NOTHING, passed: status === 0 ? 1 : 0 }
  // A runner that fails without a failed test (a crash, a leak) is a failure all the same.
  const failed = status === 0 ? tally.failed : Math.max(1, tally.failed)
  process.stdout.write(
    `== ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s, ${closingLine({ ...tally, failed })}\n`,
  )
  return { ...tally, failed }
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const total = STEPS.map(runStep).reduce(add, NOTHING)
// Said again at the end: the journeys print the name of theirs, and a thousand lines stand between.
for (const title of vitestFailures(readReport(VITEST))) process.stdout.write(`failed: ${title}\n`)
process.stdout.write(`\n${closingLine(total)}\n`)
process.exitCode = total.failed === 0 ? 0 : 1
