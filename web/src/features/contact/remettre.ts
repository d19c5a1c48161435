import * as E from '#fp/Either'
import { envoyerMessage } from '../../api/envoyer-message.ts'
import { echoue, type EnvoiContact, ENVOYE, refuseParLesChamps } from './envoi-contact.ts'
import type { SaisieContact } from './saisie-contact.ts'
import { verifierContact } from './verifier-contact.ts'

/** Then the network counts as lost. */
const ATTENTE_MAX_MS = 20_000

/** Checks the form and sends it, and answers how far it came. */
export const remettre = async (saisie: SaisieContact): Promise<EnvoiContact> => {
  const verifie = verifierContact(saisie)
  if (E.isLeft(verifie)) return refuseParLesChamps(verifie.left)
  const reponse = await envoyerMessage(verifie.right, AbortSignal.timeout(ATTENTE_MAX_MS))()
  return E.isLeft(reponse) ? echoue(reponse.left) : ENVOYE
}
