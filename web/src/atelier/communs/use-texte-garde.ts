import { useCallback } from 'react'
import { readTab, writeTab } from '../../browser/session-storage.ts'
import { ecrireBrouillon, lireBrouillon } from '../../features/messagerie/brouillon.ts'
import { DRAFTS } from '../../features/session/session-store.ts'
import { useClient } from '../../features/session/use-client.ts'

type TexteGarde = {
  /** What was kept for whoever is logged in; empty when there is nothing. */
  readonly lire: () => string
  /** An empty text keeps nothing. */
  readonly garder: (texte: string) => void
}

/** What is being typed outlives a reload, for the time of the tab; a logout forgets it. */
export const useTexteGarde = (cle: string): TexteGarde => {
  const moi = useClient()?.email ?? ''
  const lire = useCallback(() => lireBrouillon(readTab(`${DRAFTS}${cle}`), moi), [cle, moi])
  const garder = useCallback(
    (texte: string): void => writeTab(`${DRAFTS}${cle}`, ecrireBrouillon(moi, texte)),
    [cle, moi],
  )
  return { lire, garder }
}
