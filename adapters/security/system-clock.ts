import { randomBytes } from 'node:crypto'
import type { Clock } from '#application/ports/clock'
import type { Randomness } from '#application/ports/randomness'

/** The clock of the machine. */
export const systemClock: Clock = { maintenant: () => new Date() }

/** Unpredictable bytes of the operating system. */
export const nodeRandomness: Randomness = { octets: (nombre) => randomBytes(nombre) }
