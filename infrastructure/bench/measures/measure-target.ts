import { measureLoad } from '../load/measure-load.ts'
import type { LoadKind } from '../load/requests.ts'
import { databaseCpu, processCpu } from '../site/process-figures.ts'
import type { Sample } from './compare.ts'

/** A server under measure, and the database server that works for it. */
export type Target = {
  readonly port: number
  readonly pid: number
  readonly databasePid?: (() => number | undefined) | undefined
}

/** One load on one target, with what it costs. */
export const measureTarget = async (
  { port, pid, databasePid }: Target,
  kind: LoadKind,
  connections: number,
  durationMs: number,
): Promise<Sample> => {
  const database = databasePid?.()
  const before = { server: processCpu(pid), database: databaseCpu(database) }
  const result = await measureLoad({ kind, port, connections, durationMs })
  const perAnswer = (ms: number): number => ms / result.answers
  return {
    ...result,
    serverCpu: perAnswer(processCpu(pid) - before.server),
    databaseCpu: perAnswer(databaseCpu(database) - before.database),
  }
}
