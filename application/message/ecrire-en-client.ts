import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { compteDeSession } from '#application/compte/compte-de-session'
import type { MessageDeClient } from '#application/ports/message-store'
import type { Ports } from '#application/ports/ports'
import type { Client } from '#application/shared/session'
import type { SessionRequise } from '#domain/compte/acces'
import type { PortFailure } from '#application/shared/port-failure'
import type { Compte } from '#domain/compte/compte'
import type { Sujet } from '#domain/message/fil'
import { estLeMemeMessage } from '#domain/message/meme-envoi'
import { recevoirMessage } from '#domain/message/message'
import { nomDeCompte } from '#domain/message/nom-de-contact'
import { ouvrirFil } from '#domain/message/suite'
import type { TexteDeMessage } from '#domain/message/texte-de-message'
import type { CleDeMessageReutilisee } from '#domain/message/fil'
import { OCTETS_IDENTITE } from '#domain/shared/identifiant'
import { cleDe, ecrit, type FilEcrit, rejouer } from './rejouer.ts'

export type MessageEnClient = { readonly sujet: Sujet; readonly message: TexteDeMessage }

export type RefusDEcrire = SessionRequise | CleDeMessageReutilisee

type PortsEcrire = Pick<Ports, 'clock' | 'randomness' | 'comptes' | 'messages'>

const rediger =
  ({ clock, randomness }: PortsEcrire, { sujet, message: texte }: MessageEnClient) =>
  ({ id: clientId, nom, email }: Compte): MessageDeClient => ({
    message: recevoirMessage(
      { nom: nomDeCompte(nom), email, texte },
      clock.maintenant(),
      randomness.octets(OCTETS_IDENTITE),
    ),
    clientId,
    sujet,
  })

const enregistrer =
  (ports: PortsEcrire, cleDonnee: O.Option<string>) =>
  (ecrite: MessageDeClient): TE.TaskEither<CleDeMessageReutilisee | PortFailure, FilEcrit> => {
    const { message, ...client } = ecrite
    const fil = ouvrirFil(message, client)
    const cle = cleDe(`client/${client.clientId}`, cleDonnee)
    return pipe(
      ports.messages.enregistrerDeClient(ecrite, cle),
      TE.map(() => ecrit(fil)),
      rejouer(ports, cle, (connu) => estLeMemeMessage(connu.fil, fil)),
    )
  }

export const ecrireEnClient =
  (ports: PortsEcrire) =>
  (
    client: Client,
    saisie: MessageEnClient,
    cle: O.Option<string> = O.none,
  ): TE.TaskEither<RefusDEcrire | PortFailure, FilEcrit> =>
    pipe(compteDeSession(ports)(client), TE.map(rediger(ports, saisie)), TE.flatMap(enregistrer(ports, cle)))
