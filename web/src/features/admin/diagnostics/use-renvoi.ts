import { useState } from 'react'
import * as E from '#fp/Either'
import { useJournee } from '../../../atelier/aujourdhui/queries.ts'
import { renvoyerCourriels } from './appels.ts'

/** How a resending stands: the id of the mail that is on its way, `tous`, or nothing. */
export type Renvoi = {
  readonly enCours: string | null
  /** Mails that left again, or `echec`. */
  readonly issue: number | 'echec' | null
  readonly renvoyer: (id: string | null) => Promise<void>
}

/** Puts undelivered mails back, then asks for the figures that follow from it. */
export const useRenvoi = (recharger: () => Promise<void>): Renvoi => {
  const [enCours, setEnCours] = useState<string | null>(null)
  const [issue, setIssue] = useState<Renvoi['issue']>(null)
  const journee = useJournee()
  const renvoyer = async (id: string | null): Promise<void> => {
    setEnCours(id ?? 'tous')
    setIssue(null)
    const reponse = await renvoyerCourriels(id)
    if (E.isRight(reponse)) await Promise.all([recharger(), journee.recharger()])
    setIssue(E.isRight(reponse) ? reponse.right.nombre : 'echec')
    setEnCours(null)
  }
  return { enCours, issue, renvoyer }
}
