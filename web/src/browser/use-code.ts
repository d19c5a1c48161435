import { use, useEffect } from 'react'

/** How a failed load is named in the browser's log. The message comes with the code. */
export const ERREUR_API = 'Erreur API'

/** Code that a drawing waits for, brought once. */
export type Code<A> = {
  readonly here: () => A | undefined
  /** `null` when it cannot be fetched. That stays so until it is forgotten: a drawing is made again and again. */
  readonly ask: () => Promise<A | null>
  readonly forgetFailure: () => void
}

export const makeCode = <A>(load: () => Promise<A>): Code<A> => {
  let here: A | undefined
  let asked: Promise<A | null> | undefined
  const bring = (): Promise<A | null> =>
    load().then(
      (code) => (here = code),
      (cause: unknown) => {
        console.warn(ERREUR_API, cause)
        return null
      },
    )
  return {
    here: () => here,
    ask: () => (asked ??= bring()),
    forgetFailure: () => {
      if (here === undefined) asked = undefined
    },
  }
}

/** The code, or `null` when it could not be fetched: the screen says so until it is left, and the next visit asks again. */
export const useCode = <A>(code: Code<A>): A | null => {
  // Before `use`: React draws again from there once the code has come, and must meet the same hooks.
  useEffect(() => code.forgetFailure, [code])
  return code.here() ?? use(code.ask())
}
