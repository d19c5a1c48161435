import type { Clock } from '#application/ports/clock'

/** A clock that can be set to the day of a past event, never to the future. */
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
