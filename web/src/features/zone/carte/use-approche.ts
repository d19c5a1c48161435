import { type RefObject, useEffect, useRef } from 'react'
import { currentChoice } from '../../consentement/consentement-store.ts'

/** How near the screen the box comes before the map is fetched. */
const MARGE = '200px'

/** Calls once, when the frame of a box comes near the screen of somebody who accepted third parties. */
export const useApproche = (boite: RefObject<HTMLElement | null>, possible: boolean, onApproche: () => void): void => {
  const approcher = useRef(onApproche)
  useEffect(() => {
    // The box itself is hidden until the map opens: its frame is what comes near.
    const cadre = boite.current?.parentElement
    if (!possible || cadre === null || cadre === undefined || currentChoice() !== 'accepted') return
    const guetteur = new IntersectionObserver(
      (entrees) => {
        if (!entrees.some(({ isIntersecting }) => isIntersecting)) return
        guetteur.disconnect()
        approcher.current()
      },
      { rootMargin: MARGE },
    )
    guetteur.observe(cadre)
    return () => guetteur.disconnect()
  }, [boite, possible])
}
