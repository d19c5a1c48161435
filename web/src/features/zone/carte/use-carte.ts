import { type RefObject, useEffect, useState } from 'react'
import type { Lieu } from '#domain/zone/lieu'
import type { CarteOuverte, Tuiles } from './leaflet-map.ts'
import { useApproche } from './use-approche.ts'

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
