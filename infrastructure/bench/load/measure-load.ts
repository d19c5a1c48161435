import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Load, LoadResult } from './run-load.ts'

const PROCESS = join(import.meta.dirname, 'load-process.ts')

const run = promisify(execFile)

/** Loads a server from a process of its own. */
export const measureLoad = async (load: Load): Promise<LoadResult> => {
  const { stdout } = await run(process.execPath, [PROCESS, JSON.stringify(load)])
  return JSON.parse(stdout)
}
