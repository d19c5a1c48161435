import { useMemo, useSyncExternalStore } from 'react'
import { type ClientConnecte, clientConnecte } from './client-connecte.ts'
import { storedClient, subscribe } from './session-store.ts'

/** Who is logged in; nobody on the server and until the page is alive, so that both draw the same. */
export const useClient = (): ClientConnecte | null => {
  const stored = useSyncExternalStore(subscribe, storedClient, () => null)
  return useMemo(() => clientConnecte(stored), [stored])
}
