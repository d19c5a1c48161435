import { toTable } from '../bench/report.ts'
import {
  ADMIN_CSS_MAX,
  ADMIN_JS_MAX,
  CSS_MAX,
  isTooHeavy,
  JS_MAX,
  OPENED_CSS_MAX,
  OPENED_JS_MAX,
  type PageWeight,
} from './page-weight.ts'
import { readPageWeights } from './read-page-weights.ts'

const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

const line = (weight: PageWeight): readonly string[] => [
  weight.page.replaceAll(/src\/|pages\/|(-page)?\.tsx?(?= |$)/g, ''),
  inKilobytes(weight.js),
  inKilobytes(weight.css),
  isTooHeavy(weight) ? 'TOO HEAVY' : 'ok',
]

const weights = readPageWeights()
const limits = [
  ['at most', inKilobytes(JS_MAX), inKilobytes(CSS_MAX), ''],
  ['at most, for the owner, first view', inKilobytes(ADMIN_JS_MAX), inKilobytes(ADMIN_CSS_MAX), ''],
  ['at most, for the owner, opened on demand', inKilobytes(OPENED_JS_MAX), inKilobytes(OPENED_CSS_MAX), ''],
]
process.stdout.write(`${toTable([['first visit, kB brotli', 'js', 'css', ''], ...weights.map(line), ...limits])}\n`)
if (weights.length === 0) process.stdout.write('no page in the build\n')
process.exitCode = weights.length === 0 || weights.some(isTooHeavy) ? 1 : 0
