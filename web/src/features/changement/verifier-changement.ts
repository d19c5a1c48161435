import {
  CONFIRMATION_DIFFERENTE,
  IDENTIQUE,
  refuserIdentique,
  type MotDePasse,
  parseMotDePasse,
  parseNouveauMotDePasse,
} from '#domain/compte/mot-de-passe'
import * as E from '#fp/Either'
import { CHAMPS_REQUIS } from '../../contents/changement-texts.ts'
import type { Erreurs, Saisie } from '../formulaire/envoi.ts'
import { CHAMPS_CHANGEMENT, type ChampChangement } from './champs.ts'

type Changement = { readonly ancienMotDePasse: MotDePasse; readonly nouveauMotDePasse: MotDePasse }

type Fautes = Partial<Record<ChampChangement, string>>

const champsVides = (saisie: Saisie<ChampChangement>): Fautes =>
  Object.fromEntries(
    CHAMPS_CHANGEMENT.flatMap((champ) => (saisie[champ] === '' ? [[champ, CHAMPS_REQUIS[champ]]] : [])),
  )

/** All three fields, then the rules of the new password: all the faults at once, or what can be sent. */
export const verifierChangement = (saisie: Saisie<ChampChangement>): E.Either<Erreurs<ChampChangement>, Changement> => {
  const ancien = parseMotDePasse(saisie.ancienMotDePasse)
  const nouveau = parseNouveauMotDePasse(saisie.nouveauMotDePasse)
  const fautes: Fautes = {}
  if (E.isLeft(ancien)) fautes.ancienMotDePasse = ancien.left
  if (E.isLeft(nouveau)) fautes.nouveauMotDePasse = nouveau.left
  else if (E.isRight(ancien) && E.isLeft(refuserIdentique(ancien.right, nouveau.right))) {
    fautes.nouveauMotDePasse = IDENTIQUE
  }
  if (saisie.confirmation !== saisie.nouveauMotDePasse) fautes.confirmation = CONFIRMATION_DIFFERENTE
  const erreurs = { ...fautes, ...champsVides(saisie) }
  return E.isRight(ancien) && E.isRight(nouveau) && Object.keys(erreurs).length === 0
    ? E.right({ ancienMotDePasse: ancien.right, nouveauMotDePasse: nouveau.right })
    : E.left(erreurs)
}
