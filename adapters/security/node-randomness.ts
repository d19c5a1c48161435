import { randomBytes } from 'node:crypto'
import type { Randomness } from '#application/ports/randomness'

/** Unpredictable bytes of the operating system. */
export const nodeRandomness: Randomness = { octets: (nombre) => randomBytes(nombre) }
