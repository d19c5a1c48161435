/** The longest that idle work waits, in ms. */
const PATIENCE = 2_000

/** Does something once the browser has nothing better to do; the answer gives it up. */
export const quandLibre = (travail: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const attente = setTimeout(travail, 200)
    return () => clearTimeout(attente)
  }
  const attente = requestIdleCallback(travail, { timeout: PATIENCE })
  return () => cancelIdleCallback(attente)
}
