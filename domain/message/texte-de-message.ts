import type * as t from 'io-ts'
import * as E from '#fp/Either'
import { cleanText } from '#domain/shared/clean'
import { codecFrom } from '#domain/shared/value'
import { CHAMPS_OBLIGATOIRES } from './champs-obligatoires.ts'
import { TEXTE_DE_MESSAGE_MAX, TEXTE_DE_MESSAGE_MIN } from './longueurs.ts'

export type TexteDeMessage = string & { readonly TexteDeMessage: unique symbol }

export const parseTexteDeMessage = (input: string): E.Either<string, TexteDeMessage> => {
  const texte = cleanText(input)
  if (texte === '') return E.left(CHAMPS_OBLIGATOIRES)
  if (texte.length > TEXTE_DE_MESSAGE_MAX) {
    return E.left(`Le message est limité à ${TEXTE_DE_MESSAGE_MAX} caractères.`)
  }
  return texte.length >= TEXTE_DE_MESSAGE_MIN
    ? E.right(texte as TexteDeMessage)
    : E.left('Merci de détailler votre demande (minimum 10 caractères).')
}

export const TexteDeMessage: t.Type<TexteDeMessage, string> = codecFrom('TexteDeMessage', parseTexteDeMessage)
