import { useCallback, useState } from 'react'
import { modifierPrestationRoute } from '#adapters/http/contract/routes/prestations'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import * as E from '#fp/Either'
import type { CallFailure } from '../../api/reply.ts'
import { callWithSession } from '../../features/session/call-with-session.ts'
import { useJournee } from './queries.ts'

/** A call that was noted, and the place of its line in the list it was noted from. */
export type AppelNote = {
  readonly ancre: 'en-retard' | 'a-contacter'
  readonly rang: number
  readonly prestation: PrestationReply
}

export type Appels = {
  /** The last one. */
  readonly note: AppelNote | null
  readonly noter: (note: AppelNote) => void
}

/** The calls that are noted from the lists of the day, which are read again after each. */
export const useAppels = (): Appels => {
  const { recharger } = useJournee()
  const [note, setNote] = useState<AppelNote | null>(null)
  const noter = useCallback(
    (nouvelle: AppelNote): void => {
      setNote(nouvelle)
      void recharger()
    },
    [recharger],
  )
  return { note, noter }
}

type Etat = { readonly enCours: boolean; readonly echec: CallFailure | null }

/** Notes that a client was called. What somebody else changed meanwhile is read again, for the next press. */
export const useAppel = (
  { id, version }: PrestationReply,
  onAppelee: (prestation: PrestationReply) => void,
): Etat & { readonly noter: () => Promise<void> } => {
  const { recharger } = useJournee()
  const [etat, setEtat] = useState<Etat>({ enCours: false, echec: null })
  const noter = async (): Promise<void> => {
    setEtat({ enCours: true, echec: null })
    const body = { appel: '', version }
    const reponse = await callWithSession(modifierPrestationRoute, { params: { id }, body })()
    setEtat({ enCours: false, echec: E.isLeft(reponse) ? reponse.left : null })
    if (E.isRight(reponse)) onAppelee(reponse.right)
    else await recharger()
  }
  return { ...etat, noter }
}
