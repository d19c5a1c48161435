import type { Clock } from '#application/ports/ports'

/** A fixed clock; `avancer` moves it by milliseconds. */
export const makeMemoryClock = (depart: Date): Clock & { readonly avancer: (ms: number) => void } => {
  let instant = depart
  return {
    maintenant: () => instant,
    avancer: (ms) => {
      instant = new Date(instant.getTime() + ms)
    },
  }
}
