import { useCallback, useRef, useState } from 'react'
import type { Etat } from './etat.ts'
import { type Evenement, reduire } from './machine.ts'
import { garder } from './stockage.ts'

export type Machine = {
  readonly etat: Etat
  /** The state as of now, for what comes back after a call. */
  readonly lire: () => Etat
  readonly dispatch: (evenement: Evenement) => void
}

/** The order's state in React. Every change is kept at once, before anything is sent. */
export const useMachine = (initial: () => Etat): Machine => {
  const [etat, setEtat] = useState(initial)
  const courant = useRef(etat)
  const lire = useCallback(() => courant.current, [])
  const dispatch = useCallback((evenement: Evenement) => {
    courant.current = reduire(courant.current, evenement)
    garder(courant.current)
    setEtat(courant.current)
  }, [])
  return { etat, lire, dispatch }
}
