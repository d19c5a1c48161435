import { useState } from 'react'
import * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'
import { type Demande, useDemande } from '../panneau/use-demande.ts'
import { creerLien, lireLien, revoquerLien } from './appels.ts'

export type Geste = 'refaire' | 'revoquer'

type Lu = { readonly creeLe: string | null }

export type Lien = {
  readonly demande: Demande<Lu>
  /** The address, as long as it is shown; it is told only once. */
  readonly url: string | null
  readonly enCours: boolean
  readonly echec: CallFailure | null
  readonly revoque: boolean
  /** What waits for a confirmation: both stop the calendars that have the address. */
  readonly question: Geste | null
  readonly demander: (geste: Geste) => void
  readonly renoncer: () => void
  readonly creer: () => Promise<void>
  readonly revoquer: () => Promise<void>
}

const REPOS = { url: null, enCours: false, echec: null, revoque: false } as const

type Etat = Pick<Lien, 'url' | 'enCours' | 'echec' | 'revoque'>

const lire = () => lireLien()()

/** The private address of the agenda: made, made anew, revoked. */
export const useLien = (): Lien => {
  const demande = useDemande<Lu>(lire)
  const [etat, setEtat] = useState<Etat>(REPOS)
  const [question, setQuestion] = useState<Geste | null>(null)
  const renoncer = (): void => {
    setQuestion(null)
    setEtat((avant) => ({ ...avant, echec: null }))
  }
  const creer = async (): Promise<void> => {
    if (etat.enCours) return
    setEtat({ ...REPOS, enCours: true })
    const reponse = await creerLien()()
    if (E.isLeft(reponse)) return setEtat({ ...REPOS, echec: reponse.left })
    const { url, creeLe } = reponse.right
    demande.changer(() => ({ creeLe }))
    setEtat({ ...REPOS, url })
    setQuestion(null)
  }
  const revoquer = async (): Promise<void> => {
    if (etat.enCours) return
    setEtat((avant) => ({ ...avant, enCours: true, echec: null }))
    const reponse = await revoquerLien()()
    if (E.isLeft(reponse)) return setEtat((avant) => ({ ...avant, enCours: false, echec: reponse.left }))
    demande.changer(() => ({ creeLe: null }))
    setEtat({ ...REPOS, revoque: true })
    setQuestion(null)
  }
  return { demande, ...etat, question, demander: setQuestion, renoncer, creer, revoquer }
}
