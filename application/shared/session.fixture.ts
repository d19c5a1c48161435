import type { Admin, Client } from './session.ts'

/** A client who came in by the door. */
export const unClient = (clientId: string): Client => ({ _tag: 'Client', clientId, temporaire: false }) as Client

/** The owner who came in by the door, with an account. */
export const unAdmin = (clientId: string): Admin & Client => ({ _tag: 'Admin', clientId }) as Admin & Client

export const ADMIN: Admin & Client = unAdmin('patron')
