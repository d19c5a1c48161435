import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { PortFailure } from '#application/shared/port-failure'

export type BackgroundWorker = {
  readonly start: () => void
  readonly wake: () => void
  readonly stop: () => Promise<void>
}

export type WorkerOptions = {
  /** Does all waiting work; answers how many items were done. */
  readonly drain: TE.TaskEither<PortFailure, number>
  /** Milliseconds between two readings of an empty queue, for retries and for orders of other instances. */
  readonly restMs: number
  readonly onFailure: (failure: PortFailure) => void
}

/** A pause that `wake` ends; a wake during work ends the next pause at once. */
const makeRest = (ms: number) => {
  let woken = false
  let end: (() => void) | undefined
  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, woken ? 0 : ms)
      woken = false
      end = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const wake = (): void => {
    woken = true
    end?.()
  }
  return { rest, wake }
}

export const makeWorker = ({ drain, restMs, onFailure }: WorkerOptions): BackgroundWorker => {
  const { rest, wake } = makeRest(restMs)
  const ending = new AbortController()
  let running: Promise<void> = Promise.resolve()
  const run = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const taken = await drain()
      if (E.isLeft(taken)) onFailure(taken.left)
      if (E.isLeft(taken) || taken.right === 0) await rest()
    }
  }
  return {
    start: () => {
      running = run()
    },
    wake,
    stop: () => {
      ending.abort()
      wake()
      return running
    },
  }
}

type Write = (...asked: never[]) => TE.TaskEither<unknown, unknown>

type Writes<S> = { readonly [K in keyof S]: S[K] extends Write ? K : never }[keyof S]

/** A copy of the store that calls `wake` after each successful call of these functions. */
export const waking = <S extends object>(store: S, names: readonly Writes<S>[], wake: () => void): S => {
  const woken = names.map((name) => {
    const write = store[name] as Write
    const thenWake: Write = (...asked) =>
      pipe(
        write(...asked),
        TE.tapIO(() => wake),
      )
    return [name, thenWake]
  })
  return { ...store, ...Object.fromEntries(woken) }
}
