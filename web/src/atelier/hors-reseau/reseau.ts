import { useEffect, useState, useSyncExternalStore } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { CLOSING } from '../../features/session/session-store.ts'
import { type Acte, actesDe, actesStockes, faireParti, type Refus, suivreActes } from './attente.ts'

const OUVRIER = '/admin-sw.js'

const MANIFESTE = '/admin.webmanifest'

/** The files the page is made of so far, for the worker that did not see them come. */
const fichiers = (): readonly string[] => performance.getEntriesByType('resource').map(({ name }) => name)

/** While the workplace is open it is kept for the road; a logout leaves nothing of it. */
const garderPourLaRoute = (): (() => void) => {
  const lien = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  const avant = lien?.href
  if (lien !== null) lien.href = MANIFESTE
  if (!('serviceWorker' in navigator)) return () => undefined
  const inscription = navigator.serviceWorker.register(OUVRIER, { scope: '/admin' }).catch(() => null)
  const garder = async (): Promise<void> => {
    // What a visit needs, though there may be none yet.
    await import('./sur-place.tsx')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ garder: fichiers() }, { transfer: [] })
  }
  void garder().catch(() => undefined)
  const oublier = (): void =>
    void inscription.then((ouvrier) => {
      ouvrier?.active?.postMessage({ oublier: true }, { transfer: [] })
      return ouvrier?.unregister()
    })
  window.addEventListener(CLOSING, oublier)
  return () => {
    window.removeEventListener(CLOSING, oublier)
    if (lien !== null && avant !== undefined) lien.href = avant
  }
}

/** Since when what is read of the day is old; `null` while the server answers. */
const useVu = (): Date | null => {
  const [vu, setVu] = useState<Date | null>(null)
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const entendre = ({ data }: MessageEvent<{ readonly vu?: string | null } | null>): void => {
      if (data?.vu !== undefined) setVu(data.vu === null ? null : new Date(data.vu))
    }
    navigator.serviceWorker.addEventListener('message', entendre)
    // The day may have been answered before this code was here.
    navigator.serviceWorker.controller?.postMessage({ vu: true }, { transfer: [] })
    return () => navigator.serviceWorker.removeEventListener('message', entendre)
  }, [])
  return vu
}

/** What waits may have become possible again, in milliseconds. */
const REPRISE_MS = 15_000

export type Route = {
  readonly vu: Date | null
  readonly actes: readonly Acte[]
  readonly refus: readonly Refus[]
}

/** Keeps the day for the road, and sends what was typed there as soon as it can leave. */
export const useRoute = (): Route => {
  const client = useQueryClient()
  const actes = actesDe(useSyncExternalStore(suivreActes, actesStockes))
  const [refus, setRefus] = useState<readonly Refus[]>([])
  useEffect(garderPourLaRoute, [])
  const attendent = actes.length
  useEffect(() => {
    if (attendent === 0) return
    const partir = async (): Promise<void> => {
      const issue = await faireParti()
      if (issue.refus.length > 0) setRefus(issue.refus)
      if (issue.partis + issue.refus.length > 0) await client.invalidateQueries()
    }
    const reprendre = (): void => void partir()
    reprendre()
    window.addEventListener('online', reprendre)
    const minuterie = setInterval(reprendre, REPRISE_MS)
    return () => {
      window.removeEventListener('online', reprendre)
      clearInterval(minuterie)
    }
  }, [attendent, client])
  return { vu: useVu(), actes, refus }
}
