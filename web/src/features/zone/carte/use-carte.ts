import { type RefObject, useEffect, useState, useRef } from 'react'
import type { Lieu } from '#domain/zone/zone-intervention'
import type { CarteOuverte, Tuiles } from './leaflet-map.ts'
import { currentChoice } from '../../consentement/consentement-store.ts'

/** The drawing alone, the map on its way behind it, the map, or the drawing because no tile came. */
export type EtatCarte = 'dessin' | 'ouverture' | 'carte' | 'panne'

/** Opens the map in a box when it is wanted, and closes it when the page is left. */
const useLeaflet = (
  boite: RefObject<HTMLElement | null>,
  tuiles: Tuiles | null,
  voulue: boolean,
  onEtat: (etat: EtatCarte) => void,
): CarteOuverte | null => {
  const [carte, setCarte] = useState<CarteOuverte | null>(null)
  useEffect(() => {
    const element = boite.current
    if (!voulue || tuiles === null || element === null) return
    let ouverte: CarteOuverte | null = null
    let quitte = false
    const mouvement = !matchMedia('(prefers-reduced-motion: reduce)').matches
    const ouvrir = async (): Promise<void> => {
      try {
        const { ouvrirCarte } = await import('./leaflet-map.ts')
        if (quitte) return
        const reponses = { onPrete: () => onEtat('carte'), onPanne: () => onEtat('panne') }
        ouverte = ouvrirCarte(element, { tuiles, mouvement, ...reponses })
        setCarte(ouverte)
      } catch {
        onEtat('panne')
      }
    }
    void ouvrir()
    return () => {
      quitte = true
      ouverte?.fermer()
      setCarte(null)
    }
  }, [boite, tuiles, voulue, onEtat])
  return carte
}

/** The detailed map behind the drawing: on a press, or by itself for a visitor who accepted third parties. */
export const useCarte = (
  boite: RefObject<HTMLElement | null>,
  tuiles: Tuiles | null,
  lieu: Lieu | null,
): { readonly etat: EtatCarte; readonly basculer: () => void } => {
  const [etat, setEtat] = useState<EtatCarte>('dessin')
  const ouvrir = (): void => setEtat('ouverture')
  useApproche(boite, tuiles !== null, ouvrir)
  const carte = useLeaflet(boite, tuiles, etat === 'ouverture' || etat === 'carte', setEtat)
  useEffect(() => carte?.montrer(lieu), [carte, lieu])
  return { etat, basculer: etat === 'ouverture' || etat === 'carte' ? () => setEtat('dessin') : ouvrir }
}

/** How near the screen the box comes before the map is fetched. */
const MARGE = '200px'

/** Calls once, when the frame of a box comes near the screen of somebody who accepted third parties. */
const useApproche = (boite: RefObject<HTMLElement | null>, possible: boolean, onApproche: () => void): void => {
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
