import { useState } from 'react'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { appelsAEssayer } from './appels-a-essayer.ts'
import { type Essai, essayerAppel } from './essayer-appel.ts'

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
