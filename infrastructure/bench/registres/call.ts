import type { Session } from '#application/shared/session'
import type { Ground } from './ground.ts'

export const session: Session = { _tag: 'Admin', clientId: 'admin' }

/**
 * A page of the screens. Where the small database has fewer matches, a call asks both for as many as that, so that the
 * answers that are compared are as long as one another.
 */
export const LISTE = { session, limite: 25, curseur: null, q: '' } as const

/** A call of the owner; answers what would go out, as text. */
export type Call = (ground: Ground) => Promise<string>
