import type { Clock } from '#application/ports/ports'

/** A clock that stands still until `avancer`, in ms. */
export const makeMemoryClock = (depart: Date): Clock & { readonly avancer: (ms: number) => void } => {
  let instant = depart
  return {
    maintenant: () => instant,
    avancer: (ms) => {
      instant = new Date(instant.getTime() + ms)
    },
  }
}
