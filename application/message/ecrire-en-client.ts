import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { compteDeSession } from '#application/compte/compte-de-session'
import type { MessageDeClient } from '#application/ports/message-store'
import type { Ports } from '#application/ports/ports'
import { exigerClient, type MotDePasseTemporaireActif, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import type { Compte } from '#domain/compte/compte'
import type { Fil, Sujet } from '#domain/message/fil'
import { recevoirMessage } from '#domain/message/message'
import { nomDeCompte } from '#domain/message/nom-de-contact'
import { ouvrirFil } from '#domain/message/suite'
import type { TexteDeMessage } from '#domain/message/texte-de-message'
import { OCTETS_IDENTITE } from '#domain/shared/identifiant'

export type MessageEnClient = { readonly sujet: Sujet; readonly message: TexteDeMessage }

export type RefusDEcrire = SessionRequise | MotDePasseTemporaireActif

type PortsEcrire = Pick<Ports, 'clock' | 'randomness' | 'comptes' | 'messagesRecus'>

/** Who writes is known: name and address are those of the account. */
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

/** Begins a thread from the client area, with the mail that brings it to the business. */
export const ecrireEnClient =
  (ports: PortsEcrire) =>
  (session: Session, saisie: MessageEnClient): TE.TaskEither<RefusDEcrire | PortFailure, Fil> =>
    pipe(
      TE.fromEither(exigerClient(session)),
      TE.flatMap(compteDeSession(ports)),
      TE.map(rediger(ports, saisie)),
      TE.tap(ports.messagesRecus.enregistrerDeClient),
      TE.map(({ message, ...client }) => ouvrirFil(message, client)),
    )
