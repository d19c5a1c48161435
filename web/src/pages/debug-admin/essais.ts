import { dateParis } from '#domain/calendrier/heure-de-paris'
import { useState } from 'react'
import { storedToken } from '../../features/session/session-store.ts'
import { appelsAEssayer } from './appels-a-essayer.ts'

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

export type Essais = {
  readonly etape: 'repos' | 'en_cours' | 'fini' | 'echec'
  readonly essais: readonly Essai[]
  readonly lancer: () => Promise<void>
}

const lireDocumentation = async (): Promise<readonly string[] | null> => {
  try {
    const reponse = await fetch('/api/openapi.json')
    return appelsAEssayer(await reponse.json(), dateParis(new Date()))
  } catch {
    return null
  }
}

/** Tries every call of the owner's side that only reads, one after the other. */
export const useEssais = (): Essais => {
  const [etape, setEtape] = useState<Essais['etape']>('repos')
  const [essais, setEssais] = useState<readonly Essai[]>([])
  const lancer = async (): Promise<void> => {
    if (etape === 'en_cours') return
    setEtape('en_cours')
    setEssais([])
    const appels = await lireDocumentation()
    for (const appel of appels ?? []) {
      const essai = await essayerAppel(appel)
      setEssais((avant) => [...avant, essai])
    }
    setEtape(appels === null ? 'echec' : 'fini')
  }
  return { etape, essais, lancer }
}
