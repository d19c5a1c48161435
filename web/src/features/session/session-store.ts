import { readLocal, removeLocal, writeLocal } from '../../browser/local-storage.ts'
import { forgetTab } from '../../browser/session-storage.ts'

/** Keys of the local storage. */
const TOKEN = 'token'
const CLIENT = 'client'

/** The token for the moment in which it is removed by a logout. */
const LOGGED_OUT = ''

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
  removeLocal(CLIENT)
  // The other tabs are told so whether somebody logged out.
  if (!expired) writeLocal(TOKEN, LOGGED_OUT)
  removeLocal(TOKEN)
  tell({ expired })
}

/** Told to the window while the session is still open, when somebody logs out. */
export const CLOSING = 'closing'

/** Told to the window when somebody logs out, here or in another tab: what they typed goes with them. */
export const FORGETTING = 'forgetting'

const forget = (): void => {
  window.dispatchEvent(new Event(FORGETTING))
  forgetTab(DRAFTS)
  forgetTab(ORDER)
}

/** Who logs out in another tab leaves nothing in this one. A session that the server ended does: drafts wait for it. */
export const followOtherTabs = (): void =>
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === TOKEN && newValue === LOGGED_OUT) forget()
  })

/** What the owner's side keeps for the road: acts that wait for the network, and the cache of `admin-sw.js`. */
export const WAITING_ACTS = 'atelier.attente'
const ROAD_CACHE = 'atelier'

/** Logs out, here and in every tab; what was being written is forgotten, and what was kept for the road. */
export const closeSession = (): void => {
  window.dispatchEvent(new Event(CLOSING))
  forget()
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
