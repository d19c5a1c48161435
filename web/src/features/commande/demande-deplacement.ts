import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { parseCodePostal, parseRue, parseVille } from '#domain/client/adresse'
import type { EstimationBody } from '#adapters/http/contract/values/estimation-body'
import { COMMANDER_TEXTS } from '../../contents/commander-texts.ts'
import { choixDeService, demandeeDe, heuresDe, type Saisie } from './saisie.ts'
import type { SaisieVerifiee } from './verifier-saisie.ts'

/** Section 5: the travel calculator needs an address longer than this. */
const ADRESSE_LONGUEUR_MIN = 5

/** The place to price as far as it is known, or `null` while there is nothing to ask. */
export const lieuACalculer = (saisie: Saisie): string | null => {
  const lieu = [parseRue(saisie.adresse), parseCodePostal(saisie.codePostal), parseVille(saisie.ville)]
  const precise = saisie.adresse.trim().length > ADRESSE_LONGUEUR_MIN && lieu.every(E.isRight)
  const demande = O.isSome(demandeeDe(saisie)) && saisie.modalite === 'sur_place'
  return precise && demande ? JSON.stringify(lieu.map((champ) => (E.isRight(champ) ? champ.right : ''))) : null
}

/** Body of the calculator: a custom request is priced before it has a name. */
export const demandeDeDeplacement = (saisie: Saisie): EstimationBody | null => {
  const [adresse, codePostal, ville] = [
    parseRue(saisie.adresse),
    parseCodePostal(saisie.codePostal),
    parseVille(saisie.ville),
  ]
  if (lieuACalculer(saisie) === null || E.isLeft(adresse) || E.isLeft(codePostal) || E.isLeft(ville)) return null
  const choix = choixDeService(saisie)
  return {
    ...choix,
    serviceName: choix.serviceName || COMMANDER_TEXTS.surMesure,
    heuresPersonnalisees: heuresDe(saisie),
    modalite: 'sur_place',
    adresse: adresse.right,
    codePostal: codePostal.right,
    ville: ville.right,
  }
}

/** Body of the estimate that opens the second step. */
export const demandeDEstimation = (saisie: Saisie, verifiee: SaisieVerifiee): EstimationBody => {
  const choix = { ...choixDeService(saisie), heuresPersonnalisees: verifiee.heures }
  return verifiee.modalite === 'a_distance'
    ? { ...choix, modalite: 'a_distance' }
    : { ...choix, modalite: 'sur_place', ...verifiee.adresse }
}
