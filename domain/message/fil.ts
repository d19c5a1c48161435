import * as E from '#fp/Either'
import type * as t from 'io-ts'
import { cleanLine, cleanText } from '#domain/shared/clean'
import { closedList, codecFrom } from '#domain/shared/value'
import { FORME_IDENTIFIANT, tirerIdentifiant } from '#domain/shared/identifiant'
import type { Message } from './message.ts'

export const TypeDeMessage = closedList('TypeDeMessage', ['contact', 'client'] as const, 'Type de message inconnu.')

export type TypeDeMessage = t.TypeOf<typeof TypeDeMessage>

export const AuteurDeReponse = closedList('AuteurDeReponse', ['client', 'entreprise'] as const, 'Auteur inconnu.')

export type AuteurDeReponse = t.TypeOf<typeof AuteurDeReponse>

export const SUJET_MAX = 120

export type Sujet = string & { readonly Sujet: unique symbol }

export const parseSujet = (input: string): E.Either<string, Sujet> => {
  const sujet = cleanLine(input)
  if (sujet === '') return E.left('Veuillez indiquer le sujet de votre message.')
  return sujet.length <= SUJET_MAX ? E.right(sujet as Sujet) : E.left(`Le sujet est limité à ${SUJET_MAX} caractères.`)
}

export const Sujet: t.Type<Sujet, string> = codecFrom('Sujet', parseSujet)

/** Longest answer, in characters: five times the longest message of the contact form. */
const TEXTE_DE_REPONSE_MAX = 5_000

export type TexteDeReponse = string & { readonly TexteDeReponse: unique symbol }

export const parseTexteDeReponse = (input: string): E.Either<string, TexteDeReponse> => {
  const texte = cleanText(input)
  if (texte === '') return E.left('Veuillez écrire votre réponse.')
  return texte.length <= TEXTE_DE_REPONSE_MAX
    ? E.right(texte as TexteDeReponse)
    : E.left(`La réponse est limitée à ${TEXTE_DE_REPONSE_MAX} caractères.`)
}

export const TexteDeReponse: t.Type<TexteDeReponse, string> = codecFrom('TexteDeReponse', parseTexteDeReponse)

export type ReponseId = string & { readonly ReponseId: unique symbol }

const parseReponseId = (input: string): E.Either<string, ReponseId> =>
  FORME_IDENTIFIANT.test(input) ? E.right(input as ReponseId) : E.left('Réponse inconnue.')

export const ReponseId: t.Type<ReponseId, string> = codecFrom('ReponseId', parseReponseId)

export type Reponse = {
  readonly id: ReponseId
  readonly auteur: AuteurDeReponse
  readonly texte: TexteDeReponse
  readonly le: Date
}

export type Fil = {
  readonly message: Message
  readonly type: TypeDeMessage
  readonly sujet: Sujet | null
  readonly clientId: string | null
  readonly reponses: readonly Reponse[]
  readonly version: number
}

export const repondreAuFil = (
  auteur: AuteurDeReponse,
  texte: TexteDeReponse,
  instant: Date,
  octets: Uint8Array,
): Reponse => ({ id: tirerIdentifiant(instant, octets) as ReponseId, auteur, texte, le: instant })

export type MessageInconnu = { readonly _tag: 'MessageInconnu' }

export const MESSAGE_INCONNU: MessageInconnu = { _tag: 'MessageInconnu' }

/** The request key already belongs to another message. */
export type CleDeMessageReutilisee = { readonly _tag: 'CleDeMessageReutilisee' }

export const CLE_DE_MESSAGE_REUTILISEE: CleDeMessageReutilisee = { _tag: 'CleDeMessageReutilisee' }
