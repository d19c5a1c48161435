import { useState } from 'react'
import type { SuppressionReply } from '#adapters/http/contract/routes/comptes'
import * as E from '#fp/Either'
import type { CallFailure } from '../../api/reply.ts'
import { supprimer } from './queries.ts'

export type Suppression = {
  readonly enCours: boolean
  readonly echec: CallFailure | null
  readonly partir: (empreinte: string, forcer: boolean) => Promise<void>
}

/** The deletion of an account; a refusal deletes nothing and is told. */
export const useSuppression = (
  id: string,
  onSupprime: (bilan: SuppressionReply) => void,
  onRefuse: () => void,
): Suppression => {
  const [etat, setEtat] = useState<Omit<Suppression, 'partir'>>({ enCours: false, echec: null })
  const partir = async (empreinte: string, forcer: boolean): Promise<void> => {
    if (etat.enCours) return
    setEtat({ enCours: true, echec: null })
    const reponse = await supprimer(id, empreinte, forcer)()
    if (E.isRight(reponse)) return onSupprime(reponse.right)
    setEtat({ enCours: false, echec: reponse.left })
    onRefuse()
  }
  return { ...etat, partir }
}
