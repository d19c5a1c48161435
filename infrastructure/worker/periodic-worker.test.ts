import { expect, it } from 'vitest'
import * as TE from '#fp/TaskEither'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import { makePeriodicWorker } from './periodic-worker.ts'

/** Works three times, then tells. */
const unOuvrier = (fails: boolean) => {
  const { promise: enough, resolve } = Promise.withResolvers<void>()
  const failures: PortFailure[] = []
  let times = 0
  const worker = makePeriodicWorker({
    work: () => {
      times += 1
      if (times === 3) resolve()
      return (fails ? TE.left(portFailure('diagnostics')('away')) : TE.right(true))()
    },
    firstMs: 1,
    everyMs: 1,
    onFailure: (failure) => failures.push(failure),
  })
  return { worker, enough, failures, times: () => times }
}

it.each([false, true])('works again and again, whether it fails (%s) or not, until it is stopped', async (fails) => {
  const { worker, enough, failures, times } = unOuvrier(fails)
  worker.start()
  await enough
  await worker.stop()
  const done = times()
  expect(failures.length).toBe(fails ? done : 0)
  await new Promise((resolve) => setImmediate(resolve))
  expect(times()).toBe(done)
})

it('never works when it is stopped before its time', async () => {
  const { worker, times } = unOuvrier(false)
  worker.start()
  await worker.stop()
  expect(times()).toBe(0)
})
