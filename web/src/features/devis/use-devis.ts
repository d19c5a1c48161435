import { useCallback, useState } from 'react'
import type { DevisReply } from '#adapters/http/contract/routes/devis'
import * as E from '#fp/Either'
import type { CallFailure } from '../../api/reply.ts'
import { useAnswer } from '../../browser/use-answer.ts'
import type { LienDeDevis, ReponseAuDevis } from './calls.ts'
import { makeAppeler } from '../../api/make-appeler.ts'

export type Lecture = E.Either<CallFailure, DevisReply>

export type DevisLu = {
  /** `null` while it is on its way. */
  readonly lecture: Lecture | null
  readonly enCours: boolean
  readonly echec: CallFailure | null
  /** The version just answered on this page, or that could not be any more. */
  readonly repondue: number | null
  readonly relire: () => Promise<void>
  readonly repondre: (reponse: ReponseAuDevis) => Promise<void>
}

type Envoi = Pick<DevisLu, 'enCours' | 'echec' | 'repondue'>

const REPOS: Envoi = { enCours: false, echec: null, repondue: null }

const aChange = (echec: CallFailure): boolean => echec._tag === 'Refus' && [409, 410].includes(echec.status)

/** The quote behind a link. Reading changes nothing; an answer is sent by a press alone. */
export const useDevis = ({ id, cle }: LienDeDevis): DevisLu => {
  const lire = useCallback((): Promise<Lecture> => appeler((calls) => calls.lire({ id, cle })), [id, cle])
  const { answer, change, askAgain } = useAnswer(lire)
  const [envoi, setEnvoi] = useState<Envoi>(REPOS)
  const repondre = async (reponse: ReponseAuDevis): Promise<void> => {
    setEnvoi({ ...REPOS, enCours: true })
    const recue = await appeler((calls) => calls.repondre({ id, cle }, reponse))
    if (E.isLeft(recue)) {
      // The quote is not what was on the screen any more: what it has become is shown at once.
      if (aChange(recue.left)) await askAgain()
      return setEnvoi({ ...REPOS, echec: recue.left, repondue: aChange(recue.left) ? reponse.version : null })
    }
    change(() => recue)
    setEnvoi({ ...REPOS, repondue: reponse.version })
  }
  const relire = async (): Promise<void> => {
    await askAgain()
    setEnvoi(REPOS)
  }
  return { ...envoi, lecture: answer, relire, repondre }
}

export const { appeler } = makeAppeler(() => import('./calls.ts'))
