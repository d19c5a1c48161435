import { useState } from 'react'
import type { DepartReply } from '#adapters/http/contract/routes/diagnostics'
import * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'
import { appliquerConservation } from './appels.ts'

type Etat = {
  readonly enCours: boolean
  readonly echec: CallFailure | null
  /** What went; `null` before. */
  readonly fait: readonly DepartReply[] | null
}

/** The deletion that follows a simulation. */
export const useApplication = (onFait: () => void): Etat & { readonly partir: () => Promise<void> } => {
  const [etat, setEtat] = useState<Etat>({ enCours: false, echec: null, fait: null })
  const partir = async (): Promise<void> => {
    if (etat.enCours) return
    setEtat({ enCours: true, echec: null, fait: null })
    const reponse = await appliquerConservation()
    setEtat(
      E.isRight(reponse)
        ? { enCours: false, echec: null, fait: reponse.right.filter(({ nombre }) => nombre > 0) }
        : { enCours: false, echec: reponse.left, fait: null },
    )
    onFait()
  }
  return { ...etat, partir }
}
