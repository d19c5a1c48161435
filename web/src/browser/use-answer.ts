import { useEffect, useState } from 'react'

/** What was asked for: `null` until it comes. */
export type Answer<A> = {
  readonly answer: A | null
  /** What is known better since, from what was known. */
  readonly change: (change: (known: A | null) => A | null) => void
  readonly askAgain: () => Promise<void>
}

/** Asks once when it is drawn. `ask` never rejects, and must stay the same from one draw to the next. */
export const useAnswer = <A>(ask: () => Promise<A>): Answer<A> => {
  const [answer, change] = useState<A | null>(null)
  useEffect(() => {
    let gone = false
    void ask().then((given) => (gone ? undefined : change(() => given)))
    return () => {
      gone = true
    }
  }, [ask])
  const askAgain = async (): Promise<void> => {
    const given = await ask()
    change(() => given)
  }
  return { answer, change, askAgain }
}
