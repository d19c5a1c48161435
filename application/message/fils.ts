import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { SessionRequise } from '#domain/compte/compte'
import { nomDeCompte, type TexteDeMessage } from '#domain/message/champs-de-contact'
import {
  MESSAGE_INCONNU,
  type MessageInconnu,
  type Fil,
  type TexteDeReponse,
  type Sujet,
  CLE_DE_MESSAGE_REUTILISEE,
  type CleDeMessageReutilisee,
} from '#domain/message/fil'
import { recevoirMessage, type MessageId, type DemandeDeContact, parseMessageId } from '#domain/message/message'
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
import type { EnvoiConnu } from '../ports/message-store.ts'
import type { Ports } from '../ports/ports.ts'
import type { CleConnue } from '../ports/prestation-store.ts'
import type { Page, PageDemandee } from '../shared/page.ts'
import { type PortFailure, portFailure, ouRefuser } from '../shared/port-failure.ts'
import type { Admin, Client } from '../shared/session.ts'
import { type EmailJetable, refuserJetable } from '#domain/message/email-jetable'

export const identifierMessage = (id: string): E.Either<MessageInconnu, MessageId> =>
  pipe(
    parseMessageId(id),
    E.mapLeft(() => MESSAGE_INCONNU),
  )

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

export type FilEcrit = { readonly fil: Fil; readonly rejoue: boolean }

const ecrit = (fil: Fil): FilEcrit => ({ fil, rejoue: false })

/** Makes a request key unique to its author and purpose, so that two people never share one. */
const cleDe = (pour: string, cle: O.Option<string>): O.Option<string> =>
  pipe(
    cle,
    O.map((donnee) => `${pour}/${donnee}`),
  )

const estCleConnue = (refus: { readonly _tag: string }): refus is CleConnue => refus._tag === 'CleConnue'

type SansCleConnue<R> = Exclude<R, CleConnue> | PortFailure

/** Without a key, the refusal "known key" can only be a bug of the store: it becomes a failure. */
const sansCle = <R extends { readonly _tag: string }>(refus: R): SansCleConnue<R> =>
  estCleConnue(refus) ? portFailure('messages')(refus) : (refus as Exclude<R, CleConnue>)

const relire = (
  { messages }: Pick<Ports, 'messages'>,
  cle: O.Option<string>,
  estLeMeme: (connu: EnvoiConnu) => boolean,
): TE.TaskEither<PortFailure | CleDeMessageReutilisee, FilEcrit> =>
  pipe(
    TE.fromOption(() => portFailure('messages')('a key is known that nobody gave'))(cle),
    TE.flatMap(messages.parCle),
    ouRefuser(portFailure('messages')('the message of a key is gone')),
    TE.flatMap((connu) =>
      estLeMeme(connu) ? TE.right({ fil: connu.fil, rejoue: true }) : TE.left(CLE_DE_MESSAGE_REUTILISEE),
    ),
  )

const rejouer =
  (ports: Pick<Ports, 'messages'>, cle: O.Option<string>, estLeMeme: (connu: EnvoiConnu) => boolean) =>
  <R extends { readonly _tag: string }>(
    ecriture: TE.TaskEither<R | CleConnue, FilEcrit>,
  ): TE.TaskEither<SansCleConnue<R> | CleDeMessageReutilisee, FilEcrit> =>
    pipe(
      ecriture,
      TE.orElse((refus): TE.TaskEither<SansCleConnue<R> | CleDeMessageReutilisee, FilEcrit> =>
        estCleConnue(refus) ? relire(ports, cle, estLeMeme) : TE.left(refus as Exclude<R, CleConnue>),
      ),
    )

const ajoutDe = ({ clock, randomness }: Pick<Ports, 'clock' | 'randomness'>, texte: TexteDeReponse): Ajout => ({
  texte,
  instant: clock.maintenant(),
  octets: randomness.octets(OCTETS_IDENTITE),
})

type PortsEcrire = Pick<Ports, 'clock' | 'randomness' | 'messages'>

const commencer = (
  { clock, randomness }: PortsEcrire,
  demande: DemandeDeContact,
  client: Pick<Fil, 'clientId' | 'sujet'> | null,
): Fil => ouvrirFil(recevoirMessage(demande, clock.maintenant(), randomness.octets(OCTETS_IDENTITE)), client)

const enregistrer =
  (ports: PortsEcrire, cle: O.Option<string>) =>
  (fil: Fil): TE.TaskEither<CleDeMessageReutilisee | PortFailure, FilEcrit> =>
    pipe(
      ports.messages.enregistrer(fil, cle),
      TE.map(() => ecrit(fil)),
      rejouer(ports, cle, (connu) => estLeMemeMessage(connu.fil, fil)),
    )

export const ecrireEnClient =
  (ports: PortsEcrire & Pick<Ports, 'comptes'>) =>
  (
    client: Client,
    { sujet, message: texte }: { readonly sujet: Sujet; readonly message: TexteDeMessage },
    cle: O.Option<string> = O.none,
  ): TE.TaskEither<SessionRequise | CleDeMessageReutilisee | PortFailure, FilEcrit> =>
    pipe(
      compteDeSession(ports)(client),
      TE.map(({ id: clientId, nom, email }) =>
        commencer(ports, { nom: nomDeCompte(nom), email, texte }, { clientId, sujet }),
      ),
      TE.flatMap(enregistrer(ports, cleDe(`client/${client.clientId}`, cle))),
    )

export const poursuivreFil =
  (ports: PortsEcrire) =>
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
  /** The version of the thread that was read; `null` skips the check. */
  readonly version: number | null
}

type RefusDeRepondre = MessageInconnu | FilPerime

export const repondreMessage =
  (ports: PortsEcrire) =>
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

export const envoyerMessage =
  (ports: PortsEcrire & Pick<Ports, 'estJetable'>) =>
  (
    demande: DemandeDeContact,
    cle: O.Option<string> = O.none,
  ): TE.TaskEither<EmailJetable | CleDeMessageReutilisee | PortFailure, FilEcrit> =>
    pipe(
      TE.fromEither(refuserJetable(demande.email, ports.estJetable)),
      TE.map(() => commencer(ports, demande, null)),
      TE.flatMap(enregistrer(ports, cleDe('contact', cle))),
    )
