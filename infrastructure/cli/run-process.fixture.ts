import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { runCommand } from '../cli.ts'

export type Outcome = { readonly code: number; readonly out: string; readonly err: string }

const plat = (output: string): string => output.replaceAll(/[\u00a0\u202f]/g, ' ')

/** Runs one command in this process, with these variables only; no-break spaces become spaces. */
export const runCliHere = async (
  variables: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<Outcome> => {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const said = Promise.all([text(stdout), text(stderr)])
  const code = await runCommand({ words, variables, signal: new AbortController().signal, stdout, stderr })
  for (const stream of [stdout, stderr]) stream.end()
  const [out, err] = await said
  return { code, out: plat(out), err: plat(err) }
}

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
