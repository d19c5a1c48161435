import { type RefObject, useEffect, useState } from 'react'
import type { Courbe, Mois } from './mois.ts'
import type { Trace } from './tracer.ts'

/** Draws in a place as long as `signal` holds: anew when the night falls, whose colours differ. */
const suivre = (element: HTMLElement, dessiner: () => Trace, signal: AbortSignal): void => {
  let trace = dessiner()
  const taille = new ResizeObserver(() => {
    if (element.clientWidth > 0) trace.retailler(element.clientWidth)
  })
  taille.observe(element)
  const redessiner = (): void => {
    trace.effacer()
    trace = dessiner()
  }
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redessiner, { signal })
  signal.addEventListener('abort', () => {
    taille.disconnect()
    trace.effacer()
  })
}

/** Draws a plot in its place while that is on the screen; answers whether its code was lost on the way. */
export const useTrace = (place: RefObject<HTMLElement | null>, mois: readonly Mois[], courbe: Courbe): boolean => {
  const [perdu, setPerdu] = useState(false)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const fin = new AbortController()
    const ouvrir = async (): Promise<void> => {
      try {
        const { tracer } = await import('./tracer.ts')
        if (!fin.signal.aborted) suivre(element, () => tracer(element, mois, courbe), fin.signal)
      } catch {
        setPerdu(true)
      }
    }
    void ouvrir()
    return () => fin.abort()
  }, [place, mois, courbe])
  return perdu
}
