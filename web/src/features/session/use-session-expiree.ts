import { useSyncExternalStore } from 'react'
import { hasExpired, subscribe } from './session-store.ts'

/** Whether the server ended the session, so that a login screen can say why it is there. */
export const useSessionExpiree = (): boolean => useSyncExternalStore(subscribe, hasExpired, () => false)
