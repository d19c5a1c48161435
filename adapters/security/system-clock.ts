import { randomBytes } from 'node:crypto'
import type { Clock, Randomness } from '#application/ports/ports'

export const systemClock: Clock = { maintenant: () => new Date() }

export const nodeRandomness: Randomness = { octets: (nombre) => randomBytes(nombre) }
