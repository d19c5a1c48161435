import { storedToken, subscribe } from '../../session/session-store.ts'
import { type Ecoute, suivreFlux } from './suivre-flux.ts'

/** Waits between two tries, in milliseconds: twice as long each time, up to the last. */
const PREMIERE_ATTENTE_MS = 1_000
const ATTENTE_MAX_MS = 30_000

/** With some chance in it, so that several screens do not come back at the same moment. */
export const attenteAvant = (essai: number, hasard: number): number =>
  Math.min(ATTENTE_MAX_MS, PREMIERE_ATTENTE_MS * 2 ** essai) * (0.5 + hasard / 2)

/** Until the time is over, the network is back, or somebody looks at the screen again. */
const attendre = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const fin = new AbortController()
    const finir = (): void => {
      clearTimeout(minuterie)
      fin.abort()
      resolve()
    }
    const minuterie = setTimeout(finir, ms)
    const regarde = (): void => (document.visibilityState === 'visible' ? finir() : undefined)
    signal.addEventListener('abort', finir, { signal: fin.signal })
    window.addEventListener('online', finir, { signal: fin.signal })
    document.addEventListener('visibilitychange', regarde, { signal: fin.signal })
  })

/** Until another session is open. */
const attendreSession = (refuse: string | null, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const finir = (): void => {
      arreter()
      resolve()
    }
    const arreter = subscribe(() => (storedToken() === refuse ? undefined : finir()))
    signal.addEventListener('abort', finir, { once: true })
  })

type EnLigne = Omit<Ecoute, 'depuis' | 'surCurseur'> & { readonly surCoupure: () => void }

/** Follows the news through every cut, from where it stopped, until the signal. */
export const resterEnLigne = async (ecoute: EnLigne): Promise<void> => {
  const { signal, surOuverture, surCoupure } = ecoute
  let depuis = ''
  let essai = 0
  while (!signal.aborted) {
    const jeton = storedToken()
    const fin = await suivreFlux({
      ...ecoute,
      depuis,
      surOuverture: () => {
        essai = 0
        surOuverture()
      },
      surCurseur: (curseur) => {
        depuis = curseur
      },
    })
    if (signal.aborted) return
    surCoupure()
    if (fin === 'refus') await attendreSession(jeton, signal)
    else await attendre(attenteAvant(essai, Math.random()), signal)
    essai += 1
  }
}
