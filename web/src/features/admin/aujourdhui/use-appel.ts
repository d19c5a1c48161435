import { useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import * as E from '#fp/Either'
import { makeAppeler } from '../../../api/make-appeler.ts'
import type { CallFailure } from '../../../api/reply.ts'
import { useJournee } from '../../../atelier/aujourdhui/queries.ts'

const { appeler } = makeAppeler(() => import('./calls.ts'))

type Etat = { readonly enCours: boolean; readonly echec: CallFailure | null }

/** Notes that a client was called. What somebody else changed meanwhile is read again, for the next press. */
export const useAppel = (
  prestation: PrestationReply,
  onAppelee: (prestation: PrestationReply) => void,
): Etat & { readonly noter: () => Promise<void> } => {
  const { recharger } = useJournee()
  const [etat, setEtat] = useState<Etat>({ enCours: false, echec: null })
  const noter = async (): Promise<void> => {
    setEtat({ enCours: true, echec: null })
    const reponse = await appeler(({ noterAppel }) => noterAppel(prestation))
    setEtat({ enCours: false, echec: E.isLeft(reponse) ? reponse.left : null })
    if (E.isRight(reponse)) onAppelee(reponse.right)
    else await recharger()
  }
  return { ...etat, noter }
}
