import type * as t from 'io-ts'
import * as E from '#fp/Either'
import { cleanLine } from '#domain/shared/clean'
import { codecFrom } from '#domain/shared/value'

export type Email = string & { readonly Email: unique symbol }

export const EMAIL_LONGUEUR_MAX = 100

const FORME = /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+[\p{L}]{2,63}$/u

export const parseEmail = (input: string): E.Either<string, Email> => {
  const email = cleanLine(input).toLowerCase()
  if (email === '') return E.left('Veuillez saisir votre adresse email.')
  if (email.length > EMAIL_LONGUEUR_MAX) return E.left(`L’adresse est limitée à ${EMAIL_LONGUEUR_MAX} caractères.`)
  return FORME.test(email) && !email.includes('..')
    ? E.right(email as Email)
    : E.left('Merci de saisir une adresse email valide.')
}

export const Email: t.Type<Email, string> = codecFrom('Email', parseEmail)
