import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { bring } from '../../browser/use-module.ts'
import { lireLieu, type NomDeLieu } from '../adresses.ts'
import { Faits } from '../fait/ligne.tsx'
import { useCoupure } from '../nouvelles/coupure.ts'
import { Nouvelles } from '../nouvelles/nouvelles.tsx'
import type { Direct } from '../nouvelles/queries.ts'
import { Clavier } from './clavier.tsx'
import { ECRANS } from './ecrans.ts'

/** Beside every screen: its keys, what was done here, and the news. */
export const Apres = ({ direct }: { readonly direct: Direct }) => {
  useCoupure(direct)
  useDAvance()
  return (
    <>
      <Clavier />
      <Faits />
      <Nouvelles />
    </>
  )
}

const lieuDuLien = ({ target }: Event): NomDeLieu | null => {
  const lien = target instanceof Element ? target.closest<HTMLAnchorElement>('nav a') : null
  return lien === null ? null : (lireLieu(new URL(lien.href))?.nom ?? null)
}

/** A place that was opened is there as it was left. */
const estOuvert = (nom: NomDeLieu): boolean => document.querySelector(`[data-lieu="${nom}"]`) !== null

/** Code and figures of the first screen of a place. Lost on the way, they are asked for again by the screen. */
const preparer = async (serveur: QueryClient, nom: NomDeLieu): Promise<void> => {
  const code = await bring(ECRANS[nom])
  if (code.state === 'ready' && !estOuvert(nom)) code.module.preparer?.(serveur)
}

const APPROCHES = ['pointerover', 'focusin', 'touchstart'] as const

/** A place comes while its link is approached, by a hand or by keys: the click then only has to draw it. */
const useDAvance = (): void => {
  const serveur = useQueryClient()
  useEffect(() => {
    const surApproche = (event: Event): void => {
      const nom = lieuDuLien(event)
      if (nom !== null) void preparer(serveur, nom)
    }
    for (const approche of APPROCHES) document.addEventListener(approche, surApproche, { passive: true })
    return () => {
      for (const approche of APPROCHES) document.removeEventListener(approche, surApproche)
    }
  }, [serveur])
}
