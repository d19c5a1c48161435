/** Somebody reads before typing: what the rest needs may come then, in ms. */
const PATIENCE = 5_000

const GESTES = ['pointerdown', 'keydown', 'focusin'] as const

/** Does something at the first gesture, or after a while; the answer gives it up. */
export const quandOnCommence = (travail: () => void): (() => void) => {
  const arreter = new AbortController()
  const commencer = (): void => {
    if (arreter.signal.aborted) return
    arreter.abort()
    travail()
  }
  const attente = setTimeout(commencer, PATIENCE)
  for (const geste of GESTES) document.addEventListener(geste, commencer, { signal: arreter.signal, passive: true })
  return () => {
    clearTimeout(attente)
    arreter.abort()
  }
}
