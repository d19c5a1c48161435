import { percentile } from '../report/statistics.ts'
import { makeDraw } from '../seed/draw.ts'
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

/** Times the small business takes, at most. */
export const AIM = 1.5

/** How many times longer the large business takes. */
export const ratioOf = ({ petite, grande }: Times, quantile: number): number =>
  percentile(grande, quantile) / percentile(petite, quantile)

/**
 * The times of one call on both databases, in turns: a disturbance of the machine meets both. Which one is first is drawn, for
 * what comes every so many calls, as collecting garbage does, would meet the same one every time.
 */
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
  const draw = makeDraw(turns)
  for (let turn = -WARM_UP; turn < turns; turn += 1) {
    for (const { ground, into } of draw.happens(0.5) ? order : order.toReversed()) {
      const time = await timeOf(call, ground)
      if (turn >= 0) into.push(time)
    }
  }
}

/**
 * Turns more for a call whose p99 is beyond the aim. What meets one call in a hundred, as collecting garbage does, stands on
 * either side of the eleventh slowest of 1 000 by chance; of the forty-first of 4 000 it is nearly always on the same one.
 */
const MORE_TURNS = 3_000

/** Asks a call that seems to be beyond the aim more often, to know. */
export const askMore = async (call: Call, petite: Ground, grande: Ground, times: Times): Promise<void> => {
  if (ratioOf(times, 0.99) > AIM) await addTimes(call, petite, grande, MORE_TURNS, times)
}

/** Two times in ms and the ratio of the second to the first, as text. */
export const figures = (small: number, large: number): readonly string[] =>
  [small, large, large / small].map((n) => n.toFixed(2))
