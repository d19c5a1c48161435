import { useCallback } from 'react'
import * as E from '#fp/Either'
import type { CallFailure } from '../../api/reply.ts'
import { useAnswer } from '../../browser/use-answer.ts'
import { arrive, type Chargement, echoue, EN_ATTENTE, type Page, prolonge } from './pages.ts'

/** Asks for the part behind a cursor; `null` for the first. Keep it the same from one draw to the next. */
export type Demande<P> = (curseur: string | null) => Promise<E.Either<CallFailure, P>>

export type Pages<P extends Page> = {
  readonly chargement: Chargement<P>
  readonly recharger: () => Promise<void>
  /** Answers how many elements came. */
  readonly voirSuite: () => Promise<number>
  readonly changer: (changement: (page: P) => P) => void
}

type Suite = Extract<Chargement<Page>, { etape: 'pret' }>['suite']

/** A list of the server, part by part. */
export const usePages = <P extends Page>(demande: Demande<P>): Pages<P> => {
  const premiere = useCallback(async (): Promise<Chargement<P>> => {
    const reponse = await demande(null)
    return E.isLeft(reponse) ? echoue(reponse.left) : arrive(reponse.right)
  }, [demande])
  const { answer, change, askAgain } = useAnswer(premiere)
  const chargement = answer ?? EN_ATTENTE
  const changer = (changement: (page: P) => P): void =>
    change((avant) => (avant?.etape === 'pret' ? { ...avant, page: changement(avant.page) } : avant))
  const avancer = (suite: Suite): void => change((avant) => (avant?.etape === 'pret' ? { ...avant, suite } : avant))
  const voirSuite = async (): Promise<number> => {
    if (chargement.etape !== 'pret' || chargement.suite === 'en_cours') return 0
    avancer('en_cours')
    const reponse = await demande(chargement.page.curseurSuivant)
    if (E.isRight(reponse)) changer((page) => prolonge(page, reponse.right))
    avancer(E.isRight(reponse) ? 'repos' : 'echec')
    return E.isRight(reponse) ? reponse.right.data.length : 0
  }
  return { chargement, recharger: askAgain, voirSuite, changer }
}
