import * as O from '#fp/Option'
import { ecrireEnClient } from '#application/message/ecrire-en-client'
import { envoyerMessage } from '#application/message/envoyer-message'
import { poursuivreFil } from '#application/message/poursuivre-fil'
import { repondreMessage } from '#application/message/repondre-message'
import { changerStatutMessage } from '#application/registre/changer-statut-message'
import { ADMIN_DU_TERMINAL } from '#application/shared/access'
import type { Client } from '#application/shared/session'
import { parseEmail } from '#domain/client/email'
import { parseSujet, parseTexteDeReponse } from '#domain/message/fil'
import type { MessageId } from '#domain/message/message'
import { parseNomDeContact } from '#domain/message/nom-de-contact'
import { parseTexteDeMessage } from '#domain/message/texte-de-message'
import { type Scene, unClient } from './jouer-histoire.ts'
import type { MessageDeDemo, SuiteDeDemo } from './messages.ts'
import { instantDe } from './moment.ts'
import { lu, obtenir } from './obtenir.ts'

const compteDe = async ({ comptes }: Scene, email: string): Promise<Client> => {
  const compte = await obtenir(email, comptes.parEmail(lu(email, parseEmail(email))))
  if (O.isNone(compte)) throw new Error(`the demonstration has no account of ${email}`)
  return unClient(compte.value.id)
}

const ecrire = async (scene: Scene, { de, sujet, texte }: MessageDeDemo): Promise<MessageId> => {
  const message = lu(texte, parseTexteDeMessage(texte))
  if (sujet === null) {
    const [nom, email] = [lu(de.nom, parseNomDeContact(de.nom)), lu(de.email, parseEmail(de.email))]
    const envoi = envoyerMessage({ ...scene, estJetable: () => false })({ nom, email, texte: message })
    return (await obtenir(texte, envoi)).fil.message.id
  }
  const client = await compteDe(scene, de.email)
  const { fil } = await obtenir(sujet, ecrireEnClient(scene)(client, { sujet: lu(sujet, parseSujet(sujet)), message }))
  return fil.message.id
}

const poursuivre = async (scene: Scene, id: MessageId, email: string, suite: SuiteDeDemo): Promise<void> => {
  scene.clock.regler(instantDe(scene.aujourdhui, suite.quand))
  const message = lu(suite.texte, parseTexteDeReponse(suite.texte))
  if (suite.de === 'entreprise') {
    await obtenir(suite.texte, repondreMessage(scene)(ADMIN_DU_TERMINAL, { id, message, version: null }))
    return
  }
  await obtenir(suite.texte, poursuivreFil(scene)(await compteDe(scene, email), { id, message }))
}

/** Sends a message on its day, and plays everything that followed. */
export const jouerMessage = async (scene: Scene, message: MessageDeDemo): Promise<void> => {
  scene.clock.regler(instantDe(scene.aujourdhui, message.quand))
  const id = await ecrire(scene, message)
  for (const suite of message.suites) await poursuivre(scene, id, message.de.email, suite)
  if (!message.lu) return
  await obtenir(
    'a message read',
    changerStatutMessage(scene)({ admin: ADMIN_DU_TERMINAL, id, statut: 'lu', version: null }),
  )
}
