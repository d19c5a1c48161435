import * as E from '#fp/Either'

export type CacheLimits = { readonly entriesMax: number; readonly keptMs: number }

type Entry<A> = { readonly answer: Promise<A>; readonly keptUntil: number }

/** Caches answers for a while, and shares simultaneous questions. Failures are not cached. */
export const withAnswerCache = <L, A>(
  ask: (question: string) => Promise<E.Either<L, A>>,
  { entriesMax, keptMs }: CacheLimits,
  now: () => number,
): ((question: string) => Promise<E.Either<L, A>>) => {
  const entries = new Map<string, Entry<E.Either<L, A>>>()
  const forget = (question: string, entry: Entry<E.Either<L, A>>): void => {
    if (entries.get(question) === entry) entries.delete(question)
  }
  const remember = (question: string, entry: Entry<E.Either<L, A>>): void => {
    entries.delete(question)
    entries.set(question, entry)
    const oldest = entries.keys().next()
    if (entries.size > entriesMax && oldest.done !== true) entries.delete(oldest.value)
  }
  return async (question) => {
    const known = entries.get(question)
    if (known !== undefined && now() < known.keptUntil) return known.answer
    const entry = { answer: ask(question), keptUntil: now() + keptMs }
    remember(question, entry)
    const answer = await entry.answer
    if (E.isLeft(answer)) forget(question, entry)
    return answer
  }
}
