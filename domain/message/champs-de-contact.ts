import * as E from '#fp/Either'
import type * as t from 'io-ts'
import { type Email, parseEmail } from '../client/email.ts'
import type { NomComplet } from '../client/nom.ts'
import { cleanLine, cleanText } from '../shared/clean.ts'
import { codecFrom } from '../shared/value.ts'

export const CHAMPS_OBLIGATOIRES = 'Merci de remplir tous les champs obligatoires.'

/** Limits of the contact form, in characters: longest name, address and text, and shortest text. */
export const NOM_DE_CONTACT_MAX = 100
export const EMAIL_DE_CONTACT_MAX = 100
export const TEXTE_DE_MESSAGE_MAX = 1000
export const TEXTE_DE_MESSAGE_MIN = 10

export const parseEmailDeContact = (input: string): E.Either<string, Email> =>
  cleanLine(input) === '' ? E.left(CHAMPS_OBLIGATOIRES) : parseEmail(input)

export const EmailDeContact: t.Type<Email, string> = codecFrom('EmailDeContact', parseEmailDeContact)

export type NomDeContact = string & { readonly NomDeContact: unique symbol }

const LETTRES = /^[\p{L}\p{M}'’ -]{2,}$/u

export const parseNomDeContact = (input: string): E.Either<string, NomDeContact> => {
  const nom = cleanLine(input)
  if (nom === '') return E.left(CHAMPS_OBLIGATOIRES)
  if (nom.length > NOM_DE_CONTACT_MAX) return E.left(`Le nom est limité à ${NOM_DE_CONTACT_MAX} caractères.`)
  return LETTRES.test(nom) && /\p{L}/u.test(nom)
    ? E.right(nom as NomDeContact)
    : E.left('Merci de saisir un nom valide.')
}

export const NomDeContact: t.Type<NomDeContact, string> = codecFrom('NomDeContact', parseNomDeContact)

export const nomDeCompte = (nom: NomComplet): NomDeContact => nom as string as NomDeContact

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
