import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'

type Write = (...asked: never[]) => TE.TaskEither<unknown, unknown>

/** The names of the functions of a store that may fail. */
type Writes<S> = { readonly [K in keyof S]: S[K] extends Write ? K : never }[keyof S]

/** The same store, which calls `wake` after each successful call of these functions. */
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
