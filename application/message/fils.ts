import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { SessionRequise, Compte } from '#domain/compte/compte'
import { nomDeCompte, type TexteDeMessage } from '#domain/message/champs-de-contact'
import {
  MESSAGE_INCONNU,
  type MessageInconnu,
  type Fil,
  type TexteDeReponse,
  type Sujet,
  type CleDeMessageReutilisee,
} from '#domain/message/fil'
import { recevoirMessage, type MessageId, type DemandeDeContact, type Message } from '#domain/message/message'
import {
  type Ajout,
  estLeMemeMessage,
  ouvrirFil,
  estLaMemeSuite,
  suiteDuClient,
  suiteDeLEntreprise,
  exigerVersionDeFil,
  type FilPerime,
} from '#domain/message/suite'
import type { FilDuRegistre } from '#domain/registre/registre'
import { OCTETS_IDENTITE } from '#domain/shared/identifiant'
import { compteDeSession } from '../compte/ouvrir-session.ts'
import type { MessageDeClient } from '../ports/message-store.ts'
import type { Ports } from '../ports/ports.ts'
import type { Page, PageDemandee } from '../shared/page.ts'
import { type PortFailure, ouRefuser } from '../shared/port-failure.ts'
import type { Admin, Client } from '../shared/session.ts'
import { identifierMessage, cleDe, ecrit, type FilEcrit, rejouer, sansCle } from './rejouer.ts'
import { type EmailJetable, refuserJetable } from '#domain/message/email-jetable'

export const lireFil =
  ({ messages }: Pick<Ports, 'messages'>) =>
  (_: Admin, id: string): TE.TaskEither<MessageInconnu | PortFailure, FilDuRegistre> =>
    pipe(
      TE.fromEither(identifierMessage(id)),
      TE.flatMap((messageId) => messages.fiche(messageId)),
      ouRefuser(MESSAGE_INCONNU),
    )

export const mesMessages =
  ({ messages }: Pick<Ports, 'messages'>) =>
  ({ clientId }: Client, page: PageDemandee): TE.TaskEither<PortFailure, Page<Fil>> =>
    messages.duClient(clientId, page)

const ajoutDe = ({ clock, randomness }: Pick<Ports, 'clock' | 'randomness'>, texte: TexteDeReponse): Ajout => ({
  texte,
  instant: clock.maintenant(),
  octets: randomness.octets(OCTETS_IDENTITE),
})

type MessageEnClient = { readonly sujet: Sujet; readonly message: TexteDeMessage }

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
  ): TE.TaskEither<SessionRequise | CleDeMessageReutilisee | PortFailure, FilEcrit> =>
    pipe(compteDeSession(ports)(client), TE.map(rediger(ports, saisie)), TE.flatMap(enregistrer(ports, cle)))

export const poursuivreFil =
  (ports: Pick<Ports, 'clock' | 'randomness' | 'messages'>) =>
  (
    { clientId }: Client,
    { id, message }: { readonly id: MessageId; readonly message: TexteDeReponse },
    cleDonnee: O.Option<string> = O.none,
  ): TE.TaskEither<MessageInconnu | CleDeMessageReutilisee | PortFailure, FilEcrit> => {
    const cle = cleDe(`suite/${id}`, cleDonnee)
    return pipe(
      ports.messages.poursuivre(id, suiteDuClient(clientId, ajoutDe(ports, message)), cle),
      TE.map(ecrit),
      rejouer(ports, cle, ({ fil, reponseId }) => estLaMemeSuite(fil, reponseId, message)),
    )
  }

type ReponseDeLEntreprise = {
  readonly id: MessageId
  readonly message: TexteDeReponse
  /** The version that was read; `null` answers however the thread stands. */
  readonly version: number | null
}

type RefusDeRepondre = MessageInconnu | FilPerime

export const repondreMessage =
  (ports: Pick<Ports, 'clock' | 'randomness' | 'messages'>) =>
  (_: Admin, { id, message, version }: ReponseDeLEntreprise): TE.TaskEither<RefusDeRepondre | PortFailure, Fil> =>
    pipe(
      ports.messages.poursuivre(id, (fil) =>
        pipe(
          exigerVersionDeFil(fil, version),
          E.map(() => suiteDeLEntreprise(ajoutDe(ports, message))),
        ),
      ),
      TE.mapLeft(sansCle),
    )

type PortsEnvoyer = Pick<Ports, 'clock' | 'randomness' | 'messages' | 'estJetable'>

const enregistrerContact =
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
      TE.flatMap(enregistrerContact(ports, cleDe('contact', cle))),
    )
