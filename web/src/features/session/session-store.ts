import { readLocal, removeLocal, writeLocal } from '../../browser/local-storage.ts'
import { forgetTab } from '../../browser/session-storage.ts'

/** Keys of the local storage. */
const TOKEN = 'token'
const CLIENT = 'client'

/** What the names of texts being written begin with. */
export const DRAFTS = 'brouillon.'

/** What the names of the order in progress begin with: it holds what the account filled in. */
export const ORDER = 'commande.'

/** What the storage does not tell: whether the server ended the session, whether it left the role unconfirmed. */
type Doubts = { expired: boolean; unconfirmed: boolean }

const listeners = new Set<() => void>()
const doubts: Doubts = { expired: false, unconfirmed: false }

const tell = (change: Partial<Doubts>): void => {
  Object.assign(doubts, change)
  listeners.forEach((listener) => listener())
}

/** Also told when another tab logs in or out. */
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const storedToken = (): string | null => readLocal(TOKEN)

/** The client as stored, `null` for a visitor: logged in means that both token and client are stored. */
export const storedClient = (): string | null => (storedToken() === null ? null : readLocal(CLIENT))

/** Keeps a login for this tab, the others and the next visit. */
export const openSession = (token: string, client: object): void => {
  writeLocal(TOKEN, token)
  writeLocal(CLIENT, JSON.stringify(client))
  tell({ expired: false, unconfirmed: false })
}

const endSession = (expired: boolean): void => {
  removeLocal(TOKEN)
  removeLocal(CLIENT)
  tell({ expired })
}

/** Told to the window while the session is still open, when somebody logs out. */
export const CLOSING = 'closing'

/** What the owner's side keeps for the road: acts that wait for the network, and the cache of `admin-sw.js`. */
export const WAITING_ACTS = 'atelier.attente'
const ROAD_CACHE = 'atelier'

/** Logs out, here and in every tab; what was being written in this one is forgotten, and what was kept for the road. */
export const closeSession = (): void => {
  window.dispatchEvent(new Event(CLOSING))
  forgetTab(DRAFTS)
  forgetTab(ORDER)
  removeLocal(WAITING_ACTS)
  if ('caches' in window) void caches.delete(ROAD_CACHE)
  endSession(false)
}

/** The server does not know the session any more: logged out, and the next login screen says why. Drafts wait for it. */
export const expireSession = (): void => endSession(true)

/** Whether the last session was ended by the server rather than by the visitor. */
export const hasExpired = (): boolean => doubts.expired

/** While the profile cannot be read, nobody is taken for an admin. */
export const leaveUnconfirmed = (): void => tell({ unconfirmed: true })

export const isUnconfirmed = (): boolean => doubts.unconfirmed
