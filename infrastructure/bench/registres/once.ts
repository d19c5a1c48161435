import type { Ground } from './ground.ts'

/** Read once of each database: what a call has to know first is no part of its time. */
export const once = <A>(read: (ground: Ground) => Promise<A>): ((ground: Ground) => Promise<A>) => {
  const known = new WeakMap<Ground, Promise<A>>()
  return (ground) => {
    const value = known.get(ground) ?? read(ground)
    known.set(ground, value)
    return value
  }
}
