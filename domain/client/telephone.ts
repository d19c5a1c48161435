import type * as t from 'io-ts'
import * as E from '#fp/Either'
import { cleanLine } from '#domain/shared/clean'
import { codecFrom } from '#domain/shared/value'

export type Telephone = string & { readonly Telephone: unique symbol }

const SEPARATEURS = /[\s.\-\u2010-\u2015]/gu

const NUMERO_FRANCAIS = /^(?:\+33|0033|0)([1-9]\d{8})$/

/** An order accepts mobile numbers and the landlines of the north-east (03). */
const NUMERO_DE_COMMANDE = /^\+33[673]\d{8}$/

export const TELEPHONE_INVALIDE =
  'Veuillez saisir un numéro de téléphone français valide, par exemple 06\u00a012\u00a034\u00a056\u00a078.'

export const TELEPHONE_NON_JOIGNABLE =
  'Pour commander, indiquez un numéro commençant par 06, 07 ou 03 (ou +33 suivi de 6, 7 ou 3).'

export const parseTelephone = (input: string): E.Either<string, Telephone> => {
  const chiffres = cleanLine(input).replace(SEPARATEURS, '')
  if (chiffres === '') return E.left('Veuillez saisir votre numéro de téléphone.')
  const [, national] = NUMERO_FRANCAIS.exec(chiffres) ?? []
  return national === undefined ? E.left(TELEPHONE_INVALIDE) : E.right(`+33${national}` as Telephone)
}

export const parseTelephoneDeCommande = (input: string): E.Either<string, Telephone> => {
  const telephone = parseTelephone(input)
  if (E.isLeft(telephone)) return telephone
  return NUMERO_DE_COMMANDE.test(telephone.right) ? telephone : E.left(TELEPHONE_NON_JOIGNABLE)
}

export const Telephone: t.Type<Telephone, string> = codecFrom('Telephone', parseTelephone)

export const TelephoneDeCommande: t.Type<Telephone, string> = codecFrom('TelephoneDeCommande', parseTelephoneDeCommande)

export const formaterTelephone = (telephone: Telephone): string =>
  `0${telephone.slice(3)}`.replace(/(\d{2})(?=\d)/g, '$1\u00a0')
