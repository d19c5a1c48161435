import { useRef, useState } from 'react'
import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { CallFailure } from '../../api/reply.ts'

export type Acte<A> = {
  readonly enCours: boolean
  readonly echec: CallFailure | null
  /** What the last one answered. */
  readonly fait: A | null
  /** Answers whether it was done. */
  readonly lancer: (appel: TE.TaskEither<CallFailure, A>) => Promise<boolean>
}

type Etat<A> = Omit<Acte<A>, 'lancer'>

/** Something that is asked of the server at a press: one at a time, told when it fails. */
export const useActe = <A>(onFait: (fait: A) => void): Acte<A> => {
  const [etat, setEtat] = useState<Etat<A>>({ enCours: false, echec: null, fait: null })
  const parti = useRef(false)
  const lancer = async (appel: TE.TaskEither<CallFailure, A>): Promise<boolean> => {
    if (parti.current) return false
    parti.current = true
    setEtat({ enCours: true, echec: null, fait: null })
    const reponse = await appel()
    parti.current = false
    if (E.isLeft(reponse)) {
      setEtat({ enCours: false, echec: reponse.left, fait: null })
      return false
    }
    setEtat({ enCours: false, echec: null, fait: reponse.right })
    onFait(reponse.right)
    return true
  }
  return { ...etat, lancer }
}
