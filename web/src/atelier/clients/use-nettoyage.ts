import { useState } from 'react'
import * as E from '#fp/Either'
import type { CallFailure } from '../../api/reply.ts'
import { type Nettoyage, nettoyer } from './queries.ts'

type Etat = {
  readonly enCours: boolean
  readonly echec: CallFailure | null
  /** Who was deleted; `null` before. */
  readonly fait: Nettoyage | null
}

/** The clean-up that follows a simulation. */
export const useNettoyage = (onFait: () => void): Etat & { readonly partir: () => Promise<void> } => {
  const [etat, setEtat] = useState<Etat>({ enCours: false, echec: null, fait: null })
  const partir = async (): Promise<void> => {
    if (etat.enCours) return
    setEtat({ enCours: true, echec: null, fait: null })
    const reponse = await nettoyer()()
    setEtat(
      E.isRight(reponse)
        ? { enCours: false, echec: null, fait: reponse.right }
        : { enCours: false, echec: reponse.left, fait: null },
    )
    if (E.isRight(reponse)) onFait()
  }
  return { ...etat, partir }
}
