import { useState } from 'react'
import type { Parametres as Changements } from '../adresses.ts'
import { LIMITE } from './page.ts'
import { useParametres } from '../parametres.ts'

export type Pagination = {
  /** For the call: after which element; `null` for the first part. */
  readonly curseur: string | null
  /** Rank of the first element, from 1. */
  readonly premier: number
  readonly precedent: (() => void) | null
  readonly suivant: (curseurSuivant: string | null) => (() => void) | null
}

/** Put it beside every change of filter, search or sort: another list begins at its first part. */
export const PREMIERE_PAGE: Changements = { curseur: '', page: '' }

const lireRang = (texte: string): number => {
  const rang = Number(texte)
  return Number.isInteger(rang) && rang > 1 ? rang : 1
}

/**
 * Parts of a list that the server only gives forwards. The way back is remembered; a part that was opened by its address
 * leads back to the first.
 */
export const usePagination = (): Pagination => {
  const { lire, changer } = useParametres()
  const [avant, setAvant] = useState<Readonly<Record<string, string>>>({})
  const curseur = lire('curseur')
  const rang = curseur === '' ? 1 : lireRang(lire('page'))
  const precedent = (): void => {
    const retour = avant[curseur]
    changer(retour === undefined || retour === '' ? PREMIERE_PAGE : { curseur: retour, page: String(rang - 1) })
  }
  return {
    curseur: curseur === '' ? null : curseur,
    premier: (rang - 1) * LIMITE + 1,
    precedent: curseur === '' ? null : precedent,
    suivant: (curseurSuivant) =>
      curseurSuivant === null
        ? null
        : () => {
            setAvant((connus) => ({ ...connus, [curseurSuivant]: curseur }))
            changer({ curseur: curseurSuivant, page: String(rang + 1) })
          },
  }
}
