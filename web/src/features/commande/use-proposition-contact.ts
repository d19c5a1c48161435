import { useEffect, useRef, useState } from 'react'

/** Milliseconds between the message and the question. */
const ATTENTE_MS = 2_000

type Proposition = { readonly ouverte: boolean; readonly fermer: () => void }

/**
 * Opens once for each out-of-zone verdict (`verdict` names it), and never in the middle of a word: the two seconds
 * start again with every stroke.
 */
export const usePropositionContact = (verdict: string | null): Proposition => {
  const [ouverte, setOuverte] = useState(false)
  const proposee = useRef<string>(null)
  useEffect(() => {
    if (verdict === null || proposee.current === verdict) return
    const ouvrir = (): void => {
      document.removeEventListener('input', attendre)
      proposee.current = verdict
      setOuverte(true)
    }
    let minuterie = setTimeout(ouvrir, ATTENTE_MS)
    const attendre = (): void => {
      clearTimeout(minuterie)
      minuterie = setTimeout(ouvrir, ATTENTE_MS)
    }
    document.addEventListener('input', attendre)
    return () => {
      clearTimeout(minuterie)
      document.removeEventListener('input', attendre)
    }
  }, [verdict])
  return { ouverte, fermer: () => setOuverte(false) }
}
