import type { CallFailure } from '../../api/reply.ts'
import { attendreTexte, COMMANDER_ERREURS } from '../../contents/commander-texts.ts'

/** Why the next step was not reached, in words that say what to do. */
export type Echec =
  | { readonly genre: 'hors_zone'; readonly message: string }
  | { readonly genre: 'zone_non_verifiee' }
  | { readonly genre: 'refus'; readonly message: string }
  /** The answer was lost on its way: the order may stand. */
  | { readonly genre: 'sans_reponse'; readonly message: string }

const refus = (message: string): Echec => ({ genre: 'refus', message })

const aAttendre = (echec: CallFailure): Echec | null => {
  if (echec._tag === 'Reseau') return null
  if (echec.status === 429) return refus(attendreTexte(COMMANDER_ERREURS.tropDeDemandes, echec.attendre))
  if (echec.status === 503) return refus(attendreTexte(COMMANDER_ERREURS.indisponible, echec.attendre))
  return null
}

/** The server's sentence, and those of the fields it names. */
const deServeur = ({ message, champs }: Extract<CallFailure, { _tag: 'Refus' }>): Echec =>
  refus([...new Set([message, ...Object.values(champs)])].join(' '))

/** What went wrong while estimating; without an answer the zone was not verified, unless nobody travels. */
export const echecDEstimation = (echec: CallFailure, surPlace: boolean): Echec => {
  const attente = aAttendre(echec)
  if (attente !== null) return attente
  if (echec._tag === 'Reseau') {
    return surPlace ? { genre: 'zone_non_verifiee' } : refus(COMMANDER_ERREURS.estimationInjoignable)
  }
  if (echec.code === 'HORS_ZONE') return { genre: 'hors_zone', message: echec.message }
  return echec.code === 'ADRESSE_INTROUVABLE' ? { genre: 'zone_non_verifiee' } : deServeur(echec)
}

/** What went wrong while ordering. */
export const echecDeCommande = (echec: CallFailure): Echec => {
  const attente = aAttendre(echec)
  if (attente !== null) return attente
  return echec._tag === 'Reseau' ? { genre: 'sans_reponse', message: COMMANDER_ERREURS.envoi } : deServeur(echec)
}
