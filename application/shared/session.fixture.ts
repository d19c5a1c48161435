import type { Admin, Client } from './session.ts'

/** A client with a valid session. */
export const unClient = (clientId: string): Client => ({ _tag: 'Client', clientId, temporaire: false }) as Client

/** The owner with a valid session and an account. */
export const unAdmin = (clientId: string): Admin & Client => ({ _tag: 'Admin', clientId }) as Admin & Client

export const ADMIN: Admin & Client = unAdmin('patron')
