import { useState } from 'react'
import { readTab, writeTab } from '../../browser/session-storage.ts'
import { ecrireBrouillon, lireBrouillon } from './brouillon.ts'

/** A text that outlives an expired session and a reload, for the time of the tab. `de` is the address of the client. */
export const useBrouillon = (cle: string, de: string): readonly [string, (texte: string) => void] => {
  const [texte, setTexte] = useState(() => lireBrouillon(readTab(`brouillon.${cle}`), de))
  const changer = (nouveau: string): void => {
    setTexte(nouveau)
    writeTab(`brouillon.${cle}`, ecrireBrouillon(de, nouveau))
  }
  return [texte, changer]
}
