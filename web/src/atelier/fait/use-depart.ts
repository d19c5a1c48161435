import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as E from '#fp/Either'
import type { CallFailure } from '../../api/reply.ts'
import { faire, type Geste, useEnAttente, useVivante } from './gestes.ts'

/** What was typed and has not left, and why if it was refused. A form that mails nobody stays in sight until the answer. */
type Tenu<S> = { readonly saisi: S; readonly echec: CallFailure | null; readonly enVue: boolean }

export type Depart<S> = {
  /** Whether the form is in sight. */
  readonly ouvert: boolean
  readonly ouvrir: () => void
  /** Gives up what was typed. */
  readonly fermer: () => void
  /** It waits to leave, or for its answer. */
  readonly enCours: boolean
  /** What the form opens with; `null` when nothing was kept. */
  readonly saisi: S | null
  readonly echec: CallFailure | null
  /** Answers what was done; `null` when it was given up or refused. */
  readonly partir: <R>(saisi: S, geste: Omit<Geste<R>, 'clef' | 'taire'>) => Promise<R | null>
}

/**
 * A form whose press may mail somebody. It closes then, and the mail waits; given up or refused, the form opens again with
 * what was typed, which is kept until it has left, even while one is elsewhere in the workplace. `dOuvert`: whether it is
 * in sight at first.
 */
export const useDepart = <S>(clef: string, dOuvert = false): Depart<S> => {
  const client = useQueryClient()
  const vivante = useVivante()
  const [voulu, setVoulu] = useState(dOuvert)
  const enCours = useEnAttente().includes(clef)
  const queryKey = ['saisie', clef]
  const { data } = useQuery<Tenu<S> | null>({ queryKey, queryFn: skipToken, gcTime: Infinity })
  const tenu = data ?? null
  const tenir = (nouveau: Tenu<S> | null): void => void client.setQueryData<Tenu<S> | null>(queryKey, nouveau)
  const fermer = (): void => {
    setVoulu(false)
    tenir(null)
  }
  const partir: Depart<S>['partir'] = async (saisi, geste) => {
    const enVue = geste.courriel === undefined
    tenir({ saisi, echec: null, enVue })
    setVoulu(enVue)
    const reponse = await faire({
      ...geste,
      clef,
      envoyer: async (options) => {
        const issue = await geste.envoyer(options)
        if (E.isLeft(issue)) tenir({ saisi, echec: issue.left, enVue })
        else fermer()
        return issue
      },
      taire: () => vivante.current,
    })
    return reponse === null || E.isLeft(reponse) ? null : reponse.right
  }
  return {
    ouvert: (voulu || tenu !== null) && !(enCours && tenu?.enVue === false),
    ouvrir: () => setVoulu(true),
    fermer,
    enCours,
    saisi: tenu?.saisi ?? null,
    echec: tenu?.echec ?? null,
    partir,
  }
}
