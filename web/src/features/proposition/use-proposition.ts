import { useCallback, useState } from 'react'
import type { PropositionReply } from '#adapters/http/contract/routes/rendez-vous'
import * as E from '#fp/Either'
import type { CallFailure } from '../../api/reply.ts'
import { useAnswer } from '../../browser/use-answer.ts'
import type { ActionDeLien } from './action.ts'
import type { ReponseAEnvoyer } from './calls.ts'
import { makeAppeler } from '../../api/make-appeler.ts'

export type Lecture = E.Either<CallFailure, PropositionReply>

export type PropositionLue = {
  /** `null` while it is on its way. */
  readonly lecture: Lecture | null
  /** The action just answered on this page. */
  readonly repondu: ActionDeLien | null
  readonly relire: () => Promise<void>
  /** Records an answer; `null`, or why it was not. */
  readonly repondre: (reponse: ReponseAEnvoyer) => Promise<CallFailure | null>
}

/** The proposal behind a link. Reading changes nothing; an answer is sent by a press alone. */
export const useProposition = (id: string, token: string): PropositionLue => {
  const lire = useCallback((): Promise<Lecture> => appeler((calls) => calls.lire(id, token)), [id, token])
  const { answer, change, askAgain } = useAnswer(lire)
  const [repondu, setRepondu] = useState<ActionDeLien | null>(null)
  const repondre = async (reponse: ReponseAEnvoyer): Promise<CallFailure | null> => {
    const recue = await appeler((calls) => calls.repondre(id, token, reponse))
    if (E.isLeft(recue)) return recue.left
    change(() => recue)
    setRepondu(reponse.action)
    return null
  }
  return { lecture: answer, repondu, relire: askAgain, repondre }
}

export const { appeler } = makeAppeler(() => import('./calls.ts'))
