import { useState } from 'react'
import { REFUS_DE_MARQUE } from '#adapters/http/contract/refusals/retractation'
import { marquerRetractationRoute } from '#adapters/http/contract/routes/retractations'
import type { RetractationReply } from '#adapters/http/contract/values/retractation-reply'
import * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'
import { callWithSession } from '../../session/call-with-session.ts'

type Etat = { readonly enCours: boolean; readonly echec: CallFailure | null }

export type Marque = {
  readonly enCours: boolean
  /** What is still owed, in the words of the server, before it is done with all the same. */
  readonly du: string | null
  readonly echec: CallFailure | null
  /** `malgre`: what is owed was read. */
  readonly marquer: (traitee: boolean, malgre?: boolean) => Promise<void>
  readonly oublier: () => void
}

const REPOS: Etat = { enCours: false, echec: null }

const estASolder = (echec: CallFailure | null): echec is Extract<CallFailure, { readonly _tag: 'Refus' }> =>
  echec?._tag === 'Refus' && echec.code === REFUS_DE_MARQUE.RetractationASolder.code

/** Done with a declaration of withdrawal, or taking it up again; what is owed asks first. */
export const useMarque = (id: string, onMarquee: (retractation: RetractationReply) => void): Marque => {
  const [{ enCours, echec }, setEtat] = useState<Etat>(REPOS)
  const marquer = async (traitee: boolean, malgre = false): Promise<void> => {
    setEtat({ enCours: true, echec: null })
    const reponse = await callWithSession(marquerRetractationRoute, { params: { id }, body: { traitee, malgre } })()
    setEtat({ enCours: false, echec: E.isLeft(reponse) ? reponse.left : null })
    if (E.isRight(reponse)) onMarquee(reponse.right)
  }
  const aSolder = estASolder(echec)
  return {
    enCours,
    du: aSolder ? echec.message : null,
    echec: aSolder ? null : echec,
    marquer,
    oublier: () => setEtat(REPOS),
  }
}
