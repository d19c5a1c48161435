import { useEffect, useRef, useState } from 'react'
import * as E from '#fp/Either'
import type { Deplacement } from '#domain/tarification/estimation'
import type { EstimationRecue } from '../../api/estimer.ts'
import type { CallFailure } from '../../api/reply.ts'
import { appeler } from './appeler.ts'
import { demandeDeDeplacement, lieuACalculer } from './demande-deplacement.ts'
import type { Saisie } from './saisie.ts'

/** Section 5. */
const ATTENTE_MS = 1_000

export type Calcul =
  | { readonly genre: 'inactif' }
  | { readonly genre: 'en_cours' }
  | { readonly genre: 'connu'; readonly deplacement: Deplacement }
  | { readonly genre: 'hors_zone'; readonly message: string }
  | { readonly genre: 'erreur' }

const resultat = (reponse: E.Either<CallFailure, EstimationRecue>): Calcul => {
  if (E.isLeft(reponse)) {
    const refus = reponse.left
    return refus._tag === 'Refus' && refus.code === 'HORS_ZONE'
      ? { genre: 'hors_zone', message: refus.message }
      : { genre: 'erreur' }
  }
  const { deplacement } = reponse.right.estimation
  return deplacement === null ? { genre: 'inactif' } : { genre: 'connu', deplacement }
}

type Reponse = { readonly pour: string; readonly calcul: Calcul }

/** The travel fee, one second after the place last changed; `reessayer` asks at once. */
export const useDeplacement = (saisie: Saisie): { readonly calcul: Calcul; readonly reessayer: () => void } => {
  const lieu = lieuACalculer(saisie)
  const [reponse, setReponse] = useState<Reponse>({ pour: '', calcul: { genre: 'inactif' } })
  const [reessai, setReessai] = useState({ lieu: '', fois: 0 })
  const derniere = useRef(saisie)
  const attente = reessai.lieu === lieu ? 0 : ATTENTE_MS
  const pour = `${lieu} ${reessai.fois}`
  useEffect(() => {
    derniere.current = saisie
  })
  useEffect(() => {
    const depart = new AbortController()
    const demander = async (): Promise<void> => {
      const demande = demandeDeDeplacement(derniere.current)
      if (demande === null) return
      const prix = await appeler((calls) => calls.estimer(demande, depart.signal))
      if (!depart.signal.aborted) setReponse({ pour, calcul: resultat(prix) })
    }
    const minuterie = setTimeout(() => void demander(), attente)
    return () => {
      clearTimeout(minuterie)
      depart.abort()
    }
  }, [pour, attente])
  const reessayer = (): void => setReessai({ lieu: lieu ?? '', fois: reessai.fois + 1 })
  if (lieu === null) return { calcul: { genre: 'inactif' }, reessayer }
  return { calcul: reponse.pour === pour ? reponse.calcul : { genre: 'en_cours' }, reessayer }
}
