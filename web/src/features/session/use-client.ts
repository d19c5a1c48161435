import { useMemo, useSyncExternalStore } from 'react'
import { type ClientConnecte, clientConnecte } from './client-connecte.ts'
import { isUnconfirmed, storedClient, subscribe } from './session-store.ts'

/** Who is logged in; nobody on the server and until the page is alive, so that both draw the same. */
export const useClient = (): ClientConnecte | null => {
  const stored = useSyncExternalStore(subscribe, storedClient, () => null)
  const unconfirmed = useSyncExternalStore(subscribe, isUnconfirmed, () => false)
  return useMemo(() => {
    const client = clientConnecte(stored)
    return client !== null && unconfirmed ? { ...client, admin: false } : client
  }, [stored, unconfirmed])
}
