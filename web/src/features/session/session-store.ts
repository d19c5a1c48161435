import { readLocal, removeLocal } from '../../browser/local-storage.ts'

/** Names given by the specification, section 3. */
const TOKEN = 'token'
const CLIENT = 'client'

const listeners = new Set<() => void>()

/** Also told when another tab logs in or out. */
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Section 4: logged in when both are stored. The client as stored, `null` for a visitor. */
export const storedClient = (): string | null => (readLocal(TOKEN) === null ? null : readLocal(CLIENT))

export const closeSession = (): void => {
  removeLocal(TOKEN)
  removeLocal(CLIENT)
  listeners.forEach((listener) => listener())
}
