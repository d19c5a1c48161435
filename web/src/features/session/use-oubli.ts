import { useEffect } from 'react'
import { FORGETTING } from './session-store.ts'

/** Who logs out takes along what they typed, even if the next person has this very screen opened before it was left. */
export const useOubli = (oublier: () => void): void =>
  useEffect(() => {
    window.addEventListener(FORGETTING, oublier)
    return () => window.removeEventListener(FORGETTING, oublier)
  }, [oublier])
