import type { Clock } from '#application/ports/clock'

/** The clock of the machine. */
export const systemClock: Clock = { maintenant: () => new Date() }
