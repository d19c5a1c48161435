import { useEffect, useRef, useState } from 'react'
import type { Quoi } from '#adapters/http/contract/routes/diagnostics'
import * as E from '#fp/Either'
import { enregistrer } from '../../telechargement/enregistrer.ts'
import { type Format, lireExport } from './lire-export.ts'

/** One export at a time: how it is going, or how it ended. */
export type EtatDExport =
  | { readonly genre: 'repos' }
  | { readonly genre: 'cours'; readonly quoi: Quoi; readonly format: Format; readonly octets: number }
  | { readonly genre: 'fini'; readonly nom: string }
  | { readonly genre: 'arrete' }
  | { readonly genre: 'echec' }

export type Export = {
  readonly etat: EtatDExport
  readonly exporter: (quoi: Quoi, format: Format) => Promise<void>
  readonly arreter: () => void
}

/** Leaving the tab's page stops what was coming. */
export const useExport = (): Export => {
  const [etat, setEtat] = useState<EtatDExport>({ genre: 'repos' })
  const coupure = useRef<AbortController | null>(null)
  useEffect(() => () => coupure.current?.abort(), [])
  const exporter = async (quoi: Quoi, format: Format): Promise<void> => {
    const arret = new AbortController()
    coupure.current = arret
    setEtat({ genre: 'cours', quoi, format, octets: 0 })
    const surProgres = (octets: number): void => setEtat({ genre: 'cours', quoi, format, octets })
    const fichier = await lireExport({ quoi, format, signal: arret.signal, surProgres })
    if (arret.signal.aborted) return setEtat({ genre: 'arrete' })
    if (E.isLeft(fichier)) return setEtat({ genre: 'echec' })
    enregistrer(fichier.right)
    setEtat({ genre: 'fini', nom: fichier.right.nom })
  }
  return { etat, exporter, arreter: () => coupure.current?.abort() }
}
