import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { beforeAll, onTestFinished } from 'vitest'

import { clusterIn, runningServer } from '#infrastructure/database/embedded/data-folder'
import {
  type EmbeddedOptions,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#infrastructure/database/embedded/embedded-postgres'
import { eventually } from '#infrastructure/database/eventually.fixture'

/** A folder that every account may enter, removed with the test. */
export const uneFolder = (mode = 0o755): string => {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-embedded-'))
  chmodSync(folder, mode)
  onTestFinished(async () => {
    // The server of a killed program takes a moment to end, and writes until then.
    await eventually(
      () => runningServer(clusterIn(folder).data),
      (server) => server === undefined,
    )
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** A folder with a stopped cluster, shared by the tests of a file: creating one takes most of the time. */
export const useCluster = (): (() => string) => {
  let folder = ''
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'atelier-embedded-'))
    chmodSync(folder, 0o755)
    const server = await startEmbeddedPostgres(folder, { role: 'cli', durable: false })
    await server.stop()
    return () => rmSync(folder, { recursive: true, force: true })
  })
  return () => folder
}

/** A server in the process of the test, stopped with it. */
export const startHere = async (folder: string, options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedPostgres> => {
  const server = await startEmbeddedPostgres(folder, { role: 'app', durable: false, waitMs: 5000, ...options })
  onTestFinished(() => server.stop())
  return server
}

/** A Node program in its own process, killed with the test. */
export const startNode = (script: string, ...parameters: readonly string[]): ChildProcess => {
  const child = spawn(process.execPath, [script, ...parameters], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  return child
}

/** The first line that a program prints; rejects if it ends without one. */
export const firstLine = async (child: ChildProcess): Promise<string> => {
  if (child.stdout === null) throw new Error('the program has no output')
  for await (const line of createInterface({ input: child.stdout })) return line
  throw new Error('the program ended without a word')
}
