import type { Call } from './call.ts'
import type { Ground } from './ground.ts'

/** Before anything counts, each connection has planned what it is asked. */
const WARM_UP = 20

/** How long a call took on each database, in ms. */
export type Times = { readonly petite: number[]; readonly grande: number[] }

const timeOf = async (call: Call, ground: Ground): Promise<number> => {
  const start = performance.now()
  await call(ground)
  return performance.now() - start
}

/** The times of one call on both databases, in turns, either one first as often: a disturbance of the machine meets both. */
export const addTimes = async (
  call: Call,
  petite: Ground,
  grande: Ground,
  turns: number,
  times: Times,
): Promise<void> => {
  const order = [
    { ground: petite, into: times.petite },
    { ground: grande, into: times.grande },
  ]
  for (let turn = -WARM_UP; turn < turns; turn += 1) {
    for (const { ground, into } of turn % 2 === 0 ? order : order.toReversed()) {
      const time = await timeOf(call, ground)
      if (turn >= 0) into.push(time)
    }
  }
}

/** Two times in ms and the ratio of the second to the first, as text. */
export const figures = (small: number, large: number): readonly string[] =>
  [small, large, large / small].map((n) => n.toFixed(2))
