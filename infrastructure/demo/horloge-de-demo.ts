import type { Clock } from '#application/ports/clock'

/** A clock that goes back to the day on which something is said to have happened, never beyond the present. */
export type HorlogeDeDemo = Clock & { readonly regler: (instant: Date) => void }

export const makeHorlogeDeDemo = (present: Date): HorlogeDeDemo => {
  let instant = present
  return {
    maintenant: () => instant,
    regler: (voulu) => {
      instant = voulu < present ? voulu : present
    },
  }
}
