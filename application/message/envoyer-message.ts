import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import { type EmailJetable, refuserJetable } from '#domain/message/email-jetable'
import { type DemandeDeContact, type Message, recevoirMessage } from '#domain/message/message'
import { OCTETS_IDENTITE } from '#domain/shared/identifiant'

type PortsEnvoyer = Pick<Ports, 'clock' | 'randomness' | 'messagesRecus' | 'domainesJetables'>

/** Records a message to the business with the mail that carries it, unless its address will not last. */
export const envoyerMessage =
  (ports: PortsEnvoyer) =>
  (demande: DemandeDeContact): TE.TaskEither<EmailJetable | PortFailure, Message> =>
    pipe(
      TE.fromEither(refuserJetable(demande.email, ports.domainesJetables.contient)),
      TE.map(() => recevoirMessage(demande, ports.clock.maintenant(), ports.randomness.octets(OCTETS_IDENTITE))),
      TE.tap(ports.messagesRecus.enregistrer),
    )
