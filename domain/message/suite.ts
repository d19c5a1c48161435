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

export type Suite = { readonly reponse: Reponse; readonly statut: StatutMessage }

export type Ajout = { readonly texte: TexteDeReponse; readonly instant: Date; readonly octets: Uint8Array }

export const ouvrirFil = (message: Message, client: Pick<Fil, 'clientId' | 'sujet'> | null = null): Fil => ({
  message,
  type: client === null ? 'contact' : 'client',
  sujet: client?.sujet ?? null,
  clientId: client?.clientId ?? null,
  reponses: [],
  version: 1,
})

/** The client adds a text to their own thread: the message is new again for the business. */
export const suiteDuClient =
  (clientId: string, { texte, instant, octets }: Ajout) =>
  (fil: Fil): E.Either<MessageInconnu, Suite> =>
    fil.clientId === clientId
      ? E.right({ reponse: repondreAuFil('client', texte, instant, octets), statut: 'nouveau' })
      : E.left(MESSAGE_INCONNU)

export const suiteDeLEntreprise = ({ texte, instant, octets }: Ajout): Suite => ({
  reponse: repondreAuFil('entreprise', texte, instant, octets),
  statut: 'traité',
})

export const avecSuite = (fil: Fil, { reponse, statut }: Suite): Fil => ({
  ...fil,
  message: { ...fil.message, statut },
  reponses: [...fil.reponses, reponse],
  version: fil.version + 1,
})

export const genreDeSuite = ({ reponse }: Suite): 'message_entreprise' | 'reponse_message' =>
  reponse.auteur === 'client' ? 'message_entreprise' : 'reponse_message'
