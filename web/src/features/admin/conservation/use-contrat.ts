import { useState } from 'react'
import { parseReference } from '#domain/prestation/reference'
import * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'
import { enregistrer } from '../../telechargement/enregistrer.ts'
import { lireContrat } from './lire-contrat.ts'

/** How the last search ended. */
export type RechercheDeContrat = {
  readonly enCours: boolean
  /** What was typed is no reference. */
  readonly illisible: boolean
  readonly echec: CallFailure | null
  /** The name of the file that was saved; `null` without any. */
  readonly enregistre: string | null
}

const REPOS: RechercheDeContrat = { enCours: false, illisible: false, echec: null, enregistre: null }

/** Saves the contract of a reference as a file. */
export const useContrat = (): {
  readonly recherche: RechercheDeContrat
  readonly chercher: (texte: string) => Promise<void>
} => {
  const [recherche, setRecherche] = useState(REPOS)
  const chercher = async (texte: string): Promise<void> => {
    if (recherche.enCours) return
    const reference = parseReference(texte)
    if (E.isLeft(reference)) return setRecherche({ ...REPOS, illisible: true })
    setRecherche({ ...REPOS, enCours: true })
    const fichier = await lireContrat(reference.right)
    if (E.isLeft(fichier)) return setRecherche({ ...REPOS, echec: fichier.left })
    enregistrer(fichier.right)
    setRecherche({ ...REPOS, enregistre: fichier.right.nom })
  }
  return { recherche, chercher }
}
