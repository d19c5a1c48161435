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

/** A place that was opened is there as it was left. */
const estOuvert = (nom: NomDeLieu): boolean => document.querySelector(`[data-lieu="${nom}"]`) !== null

/** Code and figures of the first screen of a place, or the code of a record. Lost on the way, they are asked for again by the screen. */
const preparer = async (serveur: QueryClient, lien: HTMLAnchorElement): Promise<void> => {
  const nom = lireLieu(new URL(lien.href))?.nom
  if (nom === undefined) return
  const code = await bring(ECRANS[nom])
  if (code.state !== 'ready') return
  if (lien.closest('nav') === null) code.module.preparerFiche?.()
  else if (!estOuvert(nom)) code.module.preparer?.(serveur)
}

const APPROCHES = ['pointerover', 'focusin', 'touchstart'] as const

/** A place or a record comes while its link is approached, by a hand or by keys: the click then only has to draw it. */
const useDAvance = (): void => {
  const serveur = useQueryClient()
  useEffect(() => {
    const surApproche = ({ target }: Event): void => {
      const lien = target instanceof Element ? target.closest<HTMLAnchorElement>('nav a, [data-place] a') : null
      if (lien !== null) void preparer(serveur, lien)
    }
    for (const approche of APPROCHES) document.addEventListener(approche, surApproche, { passive: true })
    return () => {
      for (const approche of APPROCHES) document.removeEventListener(approche, surApproche)
    }
  }, [serveur])
}
