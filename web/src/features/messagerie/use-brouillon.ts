import { useState } from 'react'
import { readTab, writeTab } from '../../browser/session-storage.ts'
import { DRAFTS } from '../session/session-store.ts'
import { ecrireBrouillon, lireBrouillon } from './brouillon.ts'

/**
 * A text that outlives an expired session and a reload, for the time of the tab; a logout forgets it. `de` is the address
 * of who writes.
 */
export const useBrouillon = (cle: string, de: string): readonly [string, (texte: string) => void] => {
  const [texte, setTexte] = useState(() => lireBrouillon(readTab(`${DRAFTS}${cle}`), de))
  const changer = (nouveau: string): void => {
    setTexte(nouveau)
    writeTab(`${DRAFTS}${cle}`, ecrireBrouillon(de, nouveau))
  }
  return [texte, changer]
}
