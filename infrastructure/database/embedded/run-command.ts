import { spawn } from 'node:child_process'

import type { Account } from './server-account.ts'

export type CommandResult = { readonly code: number; readonly stdout: string; readonly stderr: string }

/** What a PostgreSQL program may see of our environment: never our secrets, nor the PG* variables of the machine. */
export const serverEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  SystemRoot: process.env['SystemRoot'],
  LC_ALL: 'C',
  TZ: 'UTC',
})

/** Runs a program to its end, as another account when one is given; a program that cannot start answers code -1. */
export const runCommand = (
  program: string,
  parameters: readonly string[],
  options: { readonly account?: Account | undefined; readonly input?: string } = {},
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const identity = options.account === undefined ? {} : { uid: options.account.uid, gid: options.account.gid }
    // The folder we stand in may be closed to the other account.
    const child = spawn(program, parameters, { cwd: '/', env: serverEnvironment(), ...identity })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
    child.stdin.on('error', () => undefined)
    child.on('error', (error) => resolve({ code: -1, stdout, stderr: error.message }))
    child.on('close', (code) => resolve({ code: code ?? -1, stdout, stderr: stderr.trim() }))
    child.stdin.end(options.input ?? '')
  })
