import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'

export type PeriodicWorker = {
  readonly start: () => void
  /** Ends after the work in hand. */
  readonly stop: () => Promise<void>
}

export type PeriodicWorkerOptions = {
  readonly work: TE.TaskEither<PortFailure, unknown>
  /** From the start to the first work, in ms. */
  readonly firstMs: number
  /** From the end of one work to the next, in ms. */
  readonly everyMs: number
  readonly onFailure: (failure: PortFailure) => void
}

/** Works now and then, from `start` to `stop`, never twice at once. Every instance may run one. */
export const makePeriodicWorker = ({ work, firstMs, everyMs, onFailure }: PeriodicWorkerOptions): PeriodicWorker => {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let over = false
  const plan = (ms: number): void => {
    if (!over) timer = setTimeout(begin, ms).unref()
  }
  const run = async (): Promise<void> => {
    const done = await work()
    if (E.isLeft(done)) onFailure(done.left)
    plan(everyMs)
  }
  const begin = (): void => {
    running = run()
  }
  return {
    start: () => plan(firstMs),
    stop: async () => {
      over = true
      clearTimeout(timer)
      await running
    },
  }
}
