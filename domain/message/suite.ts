import * as E from '#fp/Either'
import {
  type Fil,
  MESSAGE_INCONNU,
  type MessageInconnu,
  type Reponse,
  repondreAuFil,
  type TexteDeReponse,
} from './fil.ts'
import type { Message } from './message.ts'
import type { StatutMessage } from './statut-message.ts'

/** One more text of a thread, and what becomes of the statut of the message. */
export type Suite = { readonly reponse: Reponse; readonly statut: StatutMessage }

/** What somebody adds to a thread, with `OCTETS_IDENTITE` random bytes for its id. */
export type Ajout = { readonly texte: TexteDeReponse; readonly instant: Date; readonly octets: Uint8Array }

/** A thread that begins: by the public form unless an account and a subject are given. */
export const ouvrirFil = (message: Message, client: Pick<Fil, 'clientId' | 'sujet'> | null = null): Fil => ({
  message,
  type: client === null ? 'contact' : 'client',
  sujet: client?.sujet ?? null,
  clientId: client?.clientId ?? null,
  reponses: [],
  version: 1,
})

/** The client goes on with a thread of their own: the business has something new to read. */
export const suiteDuClient =
  (clientId: string, { texte, instant, octets }: Ajout) =>
  (fil: Fil): E.Either<MessageInconnu, Suite> =>
    fil.clientId === clientId
      ? E.right({ reponse: repondreAuFil('client', texte, instant, octets), statut: 'nouveau' })
      : E.left(MESSAGE_INCONNU)

/** The business answers: the message is dealt with. */
export const suiteDeLEntreprise = ({ texte, instant, octets }: Ajout): Suite => ({
  reponse: repondreAuFil('entreprise', texte, instant, octets),
  statut: 'traité',
})

/** The thread with one more text. */
export const avecSuite = (fil: Fil, { reponse, statut }: Suite): Fil => ({
  ...fil,
  message: { ...fil.message, statut },
  reponses: [...fil.reponses, reponse],
  version: fil.version + 1,
})

/** The mail that brings a text to whoever has not written it. */
export const genreDeSuite = ({ reponse }: Suite): 'message_entreprise' | 'reponse_message' =>
  reponse.auteur === 'client' ? 'message_entreprise' : 'reponse_message'
