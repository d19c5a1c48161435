import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import { type EmailJetable, refuserJetable } from '#domain/message/email-jetable'
import { type DemandeDeContact, type Message, recevoirMessage } from '#domain/message/message'
import { estLeMemeMessage, ouvrirFil } from '#domain/message/suite'
import type { CleDeMessageReutilisee } from '#domain/message/fil'
import { OCTETS_IDENTITE } from '#domain/shared/identifiant'
import { cleDe, ecrit, type FilEcrit, rejouer } from './rejouer.ts'

type PortsEnvoyer = Pick<Ports, 'clock' | 'randomness' | 'messages' | 'estJetable'>

const enregistrer =
  (ports: PortsEnvoyer, cle: O.Option<string>) =>
  (message: Message): TE.TaskEither<CleDeMessageReutilisee | PortFailure, FilEcrit> => {
    const fil = ouvrirFil(message)
    return pipe(
      ports.messages.enregistrer(message, cle),
      TE.map(() => ecrit(fil)),
      rejouer(ports, cle, (connu) => estLeMemeMessage(connu.fil, fil)),
    )
  }

export const envoyerMessage =
  (ports: PortsEnvoyer) =>
  (
    demande: DemandeDeContact,
    cle: O.Option<string> = O.none,
  ): TE.TaskEither<EmailJetable | CleDeMessageReutilisee | PortFailure, FilEcrit> =>
    pipe(
      TE.fromEither(refuserJetable(demande.email, ports.estJetable)),
      TE.map(() => recevoirMessage(demande, ports.clock.maintenant(), ports.randomness.octets(OCTETS_IDENTITE))),
      TE.flatMap(enregistrer(ports, cleDe('contact', cle))),
    )
