import { useCallback, useEffect, useRef, useState } from 'react'
import * as E from '#fp/Either'
import type { CallFailure } from '../../api/reply.ts'

type Demander<A> = () => Promise<E.Either<CallFailure, A>>

type Etat<A> = {
  readonly donnees: A | null
  readonly echec: CallFailure | null
  /** The question that was answered last, and whether it is being asked again. */
  readonly pour: Demander<A> | null
  readonly redemande: boolean
}

/** What was asked for: the last answer stays while the next one is on its way, and when it fails. */
export type Demande<A> = Pick<Etat<A>, 'donnees' | 'echec'> & {
  readonly enCours: boolean
  readonly recharger: () => Promise<void>
  /** What is known better since the answer. */
  readonly changer: (changement: (donnees: A) => A) => void
}

/** Asks when it is drawn, and again whenever `demander` is another function: memoise it. An older answer never wins. */
export const useDemande = <A>(demander: Demander<A>): Demande<A> => {
  const [etat, setEtat] = useState<Etat<A>>({ donnees: null, echec: null, pour: null, redemande: false })
  const tour = useRef(0)
  const partir = useCallback(async (): Promise<void> => {
    tour.current += 1
    const mien = tour.current
    const reponse = await demander()
    if (mien !== tour.current) return
    const issue = E.isRight(reponse) ? { donnees: reponse.right, echec: null } : { echec: reponse.left }
    setEtat((avant) => ({ ...avant, ...issue, pour: demander, redemande: false }))
  }, [demander])
  const recharger = useCallback((): Promise<void> => {
    setEtat((avant) => ({ ...avant, redemande: true }))
    return partir()
  }, [partir])
  const changer = useCallback(
    (changement: (donnees: A) => A): void =>
      setEtat((avant) => (avant.donnees === null ? avant : { ...avant, donnees: changement(avant.donnees) })),
    [],
  )
  useEffect(() => {
    void partir()
    return () => {
      tour.current += 1
    }
  }, [partir])
  const { donnees, echec, pour, redemande } = etat
  return { donnees, echec, enCours: redemande || pour !== demander, recharger, changer }
}
