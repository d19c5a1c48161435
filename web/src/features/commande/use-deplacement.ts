import { useEffect, useRef, useState } from 'react'
import * as E from '#fp/Either'
import { appeler } from './appeler.ts'
import type { Calcul } from './calculer.ts'
import { demandeDeDeplacement, lieuACalculer, lieuASituer } from './demande-deplacement.ts'
import type { Saisie } from './saisie.ts'

/** Milliseconds without typing before the fee is asked for. */
const ATTENTE_MS = 1_000

/** A postcode is whole at its fifth figure and a town is chosen from a list: neither is waited for long. */
const ATTENTE_DU_DEBUT_MS = 300

const INACTIF: Calcul = { genre: 'inactif' }

type Reponse = { readonly pour: string; readonly codePostal: string; readonly calcul: Calcul }

/** The zone and the travel fee, soon after the place last changed; `reessayer` asks at once. */
export const useDeplacement = (saisie: Saisie): { readonly calcul: Calcul; readonly reessayer: () => void } => {
  const lieu = lieuACalculer(saisie)
  const nom = lieu?.nom ?? ''
  const [reponse, setReponse] = useState<Reponse>({ pour: '', codePostal: '', calcul: INACTIF })
  const [reessai, setReessai] = useState({ lieu: '', fois: 0 })
  const derniere = useRef(saisie)
  const delai = lieu?.entier === true ? ATTENTE_MS : ATTENTE_DU_DEBUT_MS
  const attente = reessai.lieu === nom ? 0 : delai
  const pour = `${nom} ${reessai.fois}`
  useEffect(() => {
    derniere.current = saisie
  })
  useEffect(() => {
    if (nom === '') return
    const depart = new AbortController()
    const repondre = async (): Promise<void> => {
      const demandee = derniere.current
      const place = { demande: demandeDeDeplacement(demandee), debut: lieuASituer(demandee) }
      const reponse = await appeler((calls) => calls.calculer(place, depart.signal))
      const calcul: Calcul = E.isRight(reponse) ? reponse.right : { genre: 'erreur' }
      if (!depart.signal.aborted) setReponse({ pour, codePostal: demandee.codePostal, calcul })
    }
    const minuterie = setTimeout(() => void repondre(), attente)
    return () => {
      clearTimeout(minuterie)
      depart.abort()
    }
  }, [nom, pour, attente])
  const reessayer = (): void => setReessai({ lieu: nom, fois: reessai.fois + 1 })
  if (lieu === null) return { calcul: INACTIF, reessayer }
  // A refusal stands until the street of the same postcode has its own answer.
  const tient = reponse.calcul.genre === 'hors_zone' && reponse.codePostal === saisie.codePostal
  if (reponse.pour === pour || tient) return { calcul: reponse.calcul, reessayer }
  return { calcul: lieu.entier ? { genre: 'en_cours' } : INACTIF, reessayer }
}
