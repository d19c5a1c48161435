import type { Container } from 'inversify'
import { ecrireEnClient } from '#application/message/ecrire-en-client'
import { envoyerMessage } from '#application/message/envoyer-message'
import { lireFil } from '#application/message/lire-fil'
import { mesMessages } from '#application/message/mes-messages'
import { poursuivreFil } from '#application/message/poursuivre-fil'
import { repondreMessage } from '#application/message/repondre-message'
import { fromPorts } from './from-ports.ts'
import { USE_CASES } from './tokens.ts'

/** Gives the use cases of messages their ports. */
export const assembleMessages = (container: Container): void => {
  const envoi = ['clock', 'randomness', 'messagesRecus'] as const
  fromPorts(container, USE_CASES.envoyerMessage, [...envoi, 'domainesJetables'], envoyerMessage)
  fromPorts(container, USE_CASES.ecrireEnClient, [...envoi, 'comptes'], ecrireEnClient)
  fromPorts(container, USE_CASES.mesMessages, ['messages'], mesMessages)
  fromPorts(container, USE_CASES.poursuivreFil, envoi, poursuivreFil)
  fromPorts(container, USE_CASES.lireFil, ['registreMessages'], lireFil)
  fromPorts(container, USE_CASES.repondreMessage, envoi, repondreMessage)
}
