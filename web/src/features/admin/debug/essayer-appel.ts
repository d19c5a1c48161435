import { storedToken } from '../../session/session-store.ts'

/** What a call answered, and after how many milliseconds; a status of 0 is no answer at all. */
export type Essai = { readonly appel: string; readonly statut: number; readonly dureeMs: number; readonly ok: boolean }

const ATTENTE_MAX_MS = 15_000

/** The id that stands for a record is of none: that it is not found is a good answer. */
const estBon = (statut: number): boolean => (statut >= 200 && statut < 300) || statut === 404

/** Calls once; a long text is left as soon as it begins to come. */
export const essayerAppel = async (appel: string): Promise<Essai> => {
  const debut = performance.now()
  const arret = new AbortController()
  const minuterie = setTimeout(() => arret.abort(), ATTENTE_MAX_MS)
  try {
    const { status } = await fetch(appel, {
      headers: { authorization: `Bearer ${storedToken() ?? ''}` },
      cache: 'no-store',
      signal: arret.signal,
    })
    return { appel, statut: status, dureeMs: performance.now() - debut, ok: estBon(status) }
  } catch {
    return { appel, statut: 0, dureeMs: performance.now() - debut, ok: false }
  } finally {
    clearTimeout(minuterie)
    arret.abort()
  }
}
