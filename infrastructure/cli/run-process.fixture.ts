import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

export type Outcome = { readonly code: number; readonly out: string; readonly err: string }

const plat = (output: string): string => output.replaceAll(/[\u00a0\u202f]/g, ' ')

/** Runs the real program with these variables only; no-break spaces become spaces. */
export const runCliProcess = async (
  variables: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<Outcome> => {
  const child = spawn(process.execPath, ['infrastructure/cli.ts', ...words], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    // Shares the compile cache among all runs of a suite.
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: '.cache/node', ...variables },
  })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: Number(code), out: plat(out), err: plat(err) }
}
