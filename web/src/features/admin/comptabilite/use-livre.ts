import { useState } from 'react'
import * as E from '#fp/Either'
import { enregistrer } from '../../telechargement/enregistrer.ts'
import { lireLivre, type Livre } from './lire-livre.ts'

/** One file at a time: which one is on its way, and how the last one ended. */
export type EtatDeLivre = {
  readonly enCours: Livre | null
  readonly enregistre: string | null
  readonly echec: boolean
}

const REPOS: EtatDeLivre = { enCours: null, enregistre: null, echec: false }

/** Saves the books of a year as files. */
export const useLivre = (
  annee: number,
): { readonly etat: EtatDeLivre; readonly telecharger: (livre: Livre) => Promise<void> } => {
  const [etat, setEtat] = useState(REPOS)
  const telecharger = async (livre: Livre): Promise<void> => {
    if (etat.enCours !== null) return
    setEtat({ ...REPOS, enCours: livre })
    const fichier = await lireLivre(livre, annee)
    if (E.isLeft(fichier)) return setEtat({ ...REPOS, echec: true })
    enregistrer(fichier.right)
    setEtat({ ...REPOS, enregistre: fichier.right.nom })
  }
  return { etat, telecharger }
}
