import * as t from 'io-ts'
import { useEffect, useRef, useState } from 'react'
import * as E from '#fp/Either'
import type { Situation } from '#domain/zone/commune'
import type { CallFailure } from '../../../api/reply.ts'
import { VERIFIER_TEXTS } from '../../../contents/zone-texts.ts'
import { appeler } from './appeler.ts'
import type { LieuLu } from './lire-lieu.ts'

/** Nothing asked, on its way, the place, a place too far to be drawn, a field to correct, or why no answer came. */
export type Verification =
  | { readonly genre: 'rien' }
  | { readonly genre: 'en_cours' }
  | { readonly genre: 'trouve'; readonly situation: Situation }
  | { readonly genre: 'hors_zone'; readonly message: string; readonly surDemande: boolean }
  | { readonly genre: 'illisible'; readonly message: string }
  | { readonly genre: 'echec'; readonly titre: string; readonly message: string }

/** What the refusal says beside its sentence. */
const FaitsHorsZone = t.type({ surDemande: t.boolean })

const echecDe = (refus: CallFailure): Verification => {
  if (refus._tag === 'Refus' && refus.code === 'ADRESSE_INTROUVABLE')
    return { genre: 'echec', titre: VERIFIER_TEXTS.introuvable, message: refus.message }
  if (refus._tag === 'Refus' && refus.code === 'HORS_ZONE') {
    const surDemande = FaitsHorsZone.is(refus.data) && refus.data.surDemande
    return { genre: 'hors_zone', message: refus.message, surDemande }
  }
  if (refus._tag === 'Refus' && refus.champs['ville'] !== undefined)
    return { genre: 'illisible', message: refus.champs['ville'] }
  const occupe = refus._tag === 'Refus' && refus.status === 429
  return {
    genre: 'echec',
    titre: VERIFIER_TEXTS.injoignable,
    message: occupe ? VERIFIER_TEXTS.tropDeDemandes : VERIFIER_TEXTS.reseau,
  }
}

/** Asks where a place is; a newer question silences the older one. */
export const useVerification = (): {
  readonly verification: Verification
  readonly verifier: (lu: LieuLu) => void
} => {
  const [verification, setVerification] = useState<Verification>({ genre: 'rien' })
  const depart = useRef<AbortController | null>(null)
  useEffect(() => () => depart.current?.abort(), [])
  const demander = async (lu: Extract<LieuLu, { genre: 'a_situer' }>, signal: AbortSignal): Promise<void> => {
    const reponse = await appeler((calls) => calls.situerLieu(lu.demande, signal))
    if (!signal.aborted)
      setVerification(E.isRight(reponse) ? { genre: 'trouve', situation: reponse.right } : echecDe(reponse.left))
  }
  const verifier = (lu: LieuLu): void => {
    depart.current?.abort()
    if (lu.genre === 'connu') return setVerification({ genre: 'trouve', situation: { lieu: lu.lieu, communes: [] } })
    if (lu.genre === 'illisible') return setVerification(lu)
    depart.current = new AbortController()
    setVerification({ genre: 'en_cours' })
    void demander(lu, depart.current.signal)
  }
  return { verification, verifier }
}
