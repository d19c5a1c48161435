import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import { type MailWorker, type MailWorkerOptions, makeMailWorker } from './mail-worker.ts'

const HOUR = 3_600_000

/** A queue that returns the given results, one for each call, and tells when they are used up. */
const aQueue = (...answers: readonly E.Either<PortFailure, number>[]) => {
  const calls: number[] = []
  const { promise: exhausted, resolve } = Promise.withResolvers<void>()
  const drain = async (): Promise<E.Either<PortFailure, number>> => {
    calls.push(calls.length)
    if (calls.length >= answers.length) resolve()
    return answers[calls.length - 1] ?? E.right(0)
  }
  return { drain, calls, exhausted }
}

const startMailWorker = (options: MailWorkerOptions): MailWorker => {
  const worker = makeMailWorker(options)
  worker.start()
  return worker
}

const ignore = (): void => undefined

describe('the mail worker', () => {
  it('empties the queue without resting in between', async () => {
    const queue = aQueue(E.right(10), E.right(3), E.right(0))
    const worker = startMailWorker({ drain: queue.drain, restMs: HOUR, onFailure: ignore })
    await queue.exhausted
    await worker.stop()
    expect(queue.calls).toHaveLength(3)
  })

  it('looks again at once when it is woken', async () => {
    const queue = aQueue(E.right(0), E.right(1))
    const worker = startMailWorker({ drain: queue.drain, restMs: HOUR, onFailure: ignore })
    worker.wake()
    await queue.exhausted
    await worker.stop()
    expect(queue.calls.length).toBeGreaterThanOrEqual(2)
  })

  it('reports a database that is away, rests, and goes on', async () => {
    const failures: PortFailure[] = []
    const queue = aQueue(E.left(portFailure('outbox')('away')), E.right(0))
    const worker = startMailWorker({ drain: queue.drain, restMs: 1, onFailure: (failure) => failures.push(failure) })
    await queue.exhausted
    await worker.stop()
    expect(failures.map(({ cause }) => cause)).toEqual(['away'])
  })

  it('stops only after the mails in hand', async () => {
    const { promise: sent, resolve: send } = Promise.withResolvers<E.Either<PortFailure, number>>()
    const worker = startMailWorker({ drain: () => sent, restMs: HOUR, onFailure: ignore })
    const order: string[] = []
    const stopped = worker.stop().then(() => order.push('stopped'))
    order.push('sent')
    send(E.right(1))
    await stopped
    expect(order).toEqual(['sent', 'stopped'])
  })
})
