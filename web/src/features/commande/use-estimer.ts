import { useEffect, useRef } from 'react'
import * as E from '#fp/Either'
import { appeler } from './appeler.ts'
import { demandeDEstimation } from './demande-deplacement.ts'
import { echecDEstimation } from './echec.ts'
import type { Commande } from './use-commande.ts'
import { type Erreurs, premierChampFautif, verifierSaisie } from './verifier-saisie.ts'

/** The press that ends the first step: every fault at once, or the estimate. */
export const useEstimer = ({ lire, dispatch, allerA }: Commande): (() => Promise<void>) => {
  const depart = useRef<AbortController>(null)
  useEffect(() => () => depart.current?.abort(), [])
  return async () => {
    const etat = lire()
    if (etat.etape !== 'formulaire' || etat.enCours) return
    const verifiee = verifierSaisie(etat.saisie)
    if (E.isLeft(verifiee)) return dispatch({ type: 'refuser', erreurs: verifiee.left })
    dispatch({ type: 'calculer' })
    depart.current = new AbortController()
    const { signal } = depart.current
    const demande = demandeDEstimation(etat.saisie, verifiee.right)
    const reponse = await appeler((calls) => calls.estimer(demande, signal))
    const courant = lire()
    // An answer to a form that has changed since, or that was left, is no answer any more.
    if (signal.aborted || courant.etape !== 'formulaire' || courant.saisie !== etat.saisie) return
    if (E.isLeft(reponse)) {
      const erreurs: Erreurs = reponse.left._tag === 'Refus' ? reponse.left.champs : {}
      if (premierChampFautif(erreurs) !== null) return dispatch({ type: 'refuser', erreurs })
      const surPlace = verifiee.right.modalite === 'sur_place'
      return dispatch({ type: 'echouer', echec: echecDEstimation(reponse.left, surPlace) })
    }
    dispatch({ type: 'estimer', ...reponse.right })
    allerA('estimation')
  }
}
