import { useEffect, useState } from 'react'
import { Moment } from '#adapters/http/contract/routes/prestations'
import type { EssaiReply } from '#adapters/http/contract/routes/agenda'
import * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'
import { type Essais, essayer } from './essayer.ts'

/** Somebody is still choosing, in milliseconds. */
const PAUSE_MS = 350

type Issue = { readonly pour: string; readonly essais: Essais | null; readonly echec: CallFailure | null }

export type Essai = {
  readonly enCours: boolean
  readonly totalDevis: Essais['totalDevis'] | null
  /** What a moment would mean, once it is known. */
  readonly de: (moment: Moment) => EssaiReply | null
  readonly echec: CallFailure | null
}

/** Moments are other objects at each draw, their text is not. */
const clefDe = (moments: readonly Moment[]): string =>
  moments.map(({ datePrestation, heurePrestation }) => `${datePrestation}T${heurePrestation}`).join(' ')

const momentsDe = (clef: string): readonly Moment[] =>
  clef.split(' ').flatMap((texte) => {
    const [datePrestation, heurePrestation] = texte.split('T')
    const lu = Moment.decode({ datePrestation, heurePrestation })
    return E.isRight(lu) ? [lu.right] : []
  })

const demander = async (id: string, clef: string): Promise<Issue> => {
  const reponse = await essayer(id, momentsDe(clef))()
  return E.isRight(reponse)
    ? { pour: clef, essais: reponse.right, echec: null }
    : { pour: clef, essais: null, echec: reponse.left }
}

/** What proposing these dates would mean, asked for once they rest. The answer to older dates never shows for newer ones. */
export const useEssai = (id: string, moments: readonly Moment[], pause: number = PAUSE_MS): Essai => {
  const [issue, setIssue] = useState<Issue>({ pour: '', essais: null, echec: null })
  const clef = clefDe(moments)
  useEffect(() => {
    if (clef === '') return
    let vivant = true
    const partir = async (): Promise<void> => {
      const reponse = await demander(id, clef)
      if (vivant) setIssue(reponse)
    }
    const minuterie = setTimeout(() => void partir(), pause)
    return () => {
      vivant = false
      clearTimeout(minuterie)
    }
  }, [id, clef, pause])
  const connus = issue.essais?.dates ?? []
  return {
    enCours: clef !== '' && issue.pour !== clef,
    totalDevis: issue.essais?.totalDevis ?? null,
    de: ({ datePrestation, heurePrestation }) =>
      connus.find((essai) => essai.datePrestation === datePrestation && essai.heurePrestation === heurePrestation) ??
      null,
    echec: issue.pour === clef ? issue.echec : null,
  }
}
