import { ECHEC_DE_L_ENVOI } from '#adapters/http/contract/pages'
import { CHAMPS_OBLIGATOIRES } from '#domain/message/champs-de-contact'
import type { CallFailure } from '../../api/reply.ts'
import { CONTACT_ERREURS } from '../../contents/contact-texts.ts'
import type { ErreursContact } from './saisie-contact.ts'

/** What stops the whole form: a binding sentence, and what to do about it. */
export type Alerte = { readonly titre: string; readonly suite: string | null }

/** Empty fields share one sentence. Other faults stand beside their field. */
export const alerteDesChamps = (erreurs: ErreursContact): Alerte | null =>
  Object.values(erreurs).includes(CHAMPS_OBLIGATOIRES) ? { titre: CHAMPS_OBLIGATOIRES, suite: null } : null

/** The server refused the message, for a reason that no field can correct. */
export const alerteDuServeur = (message: string): Alerte => ({
  titre: ECHEC_DE_L_ENVOI,
  suite: message === ECHEC_DE_L_ENVOI ? CONTACT_ERREURS.reste : `${message} ${CONTACT_ERREURS.reste}`,
})

/** No answer from the server, or a failure. */
export const alerteDeLEchec = (echec: CallFailure): Alerte => {
  if (echec._tag === 'Reseau') return { titre: CONTACT_ERREURS.connexion, suite: CONTACT_ERREURS.sansReponse }
  return alerteDuServeur(echec.status === 429 ? echec.message : ECHEC_DE_L_ENVOI)
}
