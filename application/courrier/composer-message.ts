import type { Courriel } from '#application/ports/mailer'
import { type PortsComposer, pourLEntreprise, pourUnePersonne } from './enveloppe.ts'
import type { RecitDeMessage } from './recit.ts'

/** The mails of a thread: each text goes to whoever has not written it. */
export const composerMessage =
  (ports: PortsComposer) =>
  (courrierId: string, recit: RecitDeMessage): Courriel => {
    const { templates, entreprise } = ports
    const { email } = recit.fil.message
    return recit.genre === 'message_entreprise'
      ? {
          ...templates.messageEntreprise(recit.fil, recit.reponse, entreprise),
          ...pourLEntreprise(ports, courrierId, email),
        }
      : {
          ...templates.reponseMessage(recit.fil, recit.reponse, entreprise),
          ...pourUnePersonne(ports, courrierId, email),
        }
  }
