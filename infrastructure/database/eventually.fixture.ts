import { setTimeout as delay } from 'node:timers/promises'

/** Repeats the question until the answer is accepted; an error counts as a refusal. Rejects after the limit, in ms. */
export const eventually = async <A>(
  ask: () => A | Promise<A>,
  accepted: (a: A) => boolean,
  limit = 10_000,
): Promise<A> => {
  const end = Date.now() + limit
  for (;;) {
    try {
      const answer = await ask()
      if (accepted(answer)) return answer
      if (Date.now() > end) throw new Error(`still ${JSON.stringify(answer)} after ${limit} ms`)
    } catch (error) {
      if (Date.now() > end) throw error
    }
    await delay(20)
  }
}
