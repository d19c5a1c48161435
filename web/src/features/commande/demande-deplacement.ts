import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { Adresse, formaterAdresse, parseCodePostal, parseVille } from '#domain/client/adresse'
import type { EstimationBody } from '#adapters/http/contract/routes/commande'
import type { LieuDemande } from '../../api/situer-lieu.ts'
import { COMMANDER_TEXTS } from '../../contents/commander-texts.ts'
import { choixDeService, demandeeDe, heuresDe, type Saisie } from './saisie.ts'
import type { SaisieVerifiee } from './verifier-saisie.ts'

/** The travel calculator needs an address longer than this. */
const ADRESSE_LONGUEUR_MIN = 5

/** The place to price as far as it is known, or `null` while there is nothing to ask. */
const lieuConnu = (saisie: Saisie): Adresse | null => {
  const adresse = Adresse.decode(saisie)
  const attendu = O.isSome(demandeeDe(saisie)) && saisie.modalite === 'sur_place'
  const precise = saisie.adresse.trim().length > ADRESSE_LONGUEUR_MIN
  return attendu && precise && E.isRight(adresse) ? adresse.right : null
}

/** The place as far as it is told before the street: the postcode decides first, then the town. */
export const lieuASituer = ({ modalite, codePostal, ville }: Saisie): LieuDemande | null => {
  const [code, nom] = [parseCodePostal(codePostal), parseVille(ville)]
  return modalite === 'sur_place' && E.isRight(code)
    ? { codePostal: code.right, ville: E.isRight(nom) ? nom.right : null, adresse: null }
    : null
}

/** Names the place to ask about, and whether it is whole: the calculator asks again when it changes. */
export const lieuACalculer = (saisie: Saisie): { readonly nom: string; readonly entier: boolean } | null => {
  const entier = lieuConnu(saisie)
  if (entier !== null) return { nom: formaterAdresse(entier), entier: true }
  const debut = lieuASituer(saisie)
  return debut === null ? null : { nom: `${debut.codePostal} ${debut.ville ?? ''}`, entier: false }
}

/** Body of the calculator: a custom request is priced before it has a name. */
export const demandeDeDeplacement = (saisie: Saisie): EstimationBody | null => {
  const lieu = lieuConnu(saisie)
  if (lieu === null) return null
  const { serviceName, ...choix } = choixDeService(saisie)
  return {
    ...choix,
    serviceName: serviceName || COMMANDER_TEXTS.surMesure,
    heuresPersonnalisees: heuresDe(saisie),
    creneauPrefere: null,
    modalite: 'sur_place',
    apercu: true,
    ...lieu,
  }
}

/** Body of the estimate that opens the second step. */
export const demandeDEstimation = (saisie: Saisie, verifiee: SaisieVerifiee): EstimationBody => {
  const choix = {
    ...choixDeService(saisie),
    heuresPersonnalisees: verifiee.heures,
    creneauPrefere: verifiee.creneau,
    apercu: false,
  }
  return verifiee.modalite === 'a_distance'
    ? { ...choix, modalite: 'a_distance' }
    : { ...choix, modalite: 'sur_place', ...verifiee.adresse }
}
