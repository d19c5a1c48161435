import { type Session, VISITEUR } from '#application/shared/session'

export const ADMIN: Session = { _tag: 'Admin', clientId: 'admin' }

const CLIENT: Session = { _tag: 'Client', clientId: 'client-1', temporaire: false }

/** Who is refused what the owner may do, and how. */
export const REFUSES: readonly (readonly [qui: string, session: Session, refus: { readonly _tag: string }])[] = [
  ['a visitor', VISITEUR, { _tag: 'SessionRequise' }],
  ['a client', CLIENT, { _tag: 'AccesRefuse' }],
  ['a temporary password', { ...CLIENT, temporaire: true }, { _tag: 'AccesRefuse' }],
]
