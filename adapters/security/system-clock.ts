import { randomBytes } from 'node:crypto'
import type { Clock } from '#application/ports/clock'
import type { Randomness } from '#application/ports/randomness'

export const systemClock: Clock = { maintenant: () => new Date() }

export const nodeRandomness: Randomness = { octets: (nombre) => randomBytes(nombre) }
