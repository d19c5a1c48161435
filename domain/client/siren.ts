import type * as t from 'io-ts'
import * as E from '#fp/Either'
import { estUnSiren } from '#domain/entreprise/numero-siren'
import { codecFrom } from '#domain/shared/value'

export type Siren = string & { readonly Siren: unique symbol }

export const parseSiren = (input: string): E.Either<string, Siren> => {
  const chiffres = input.replaceAll(/[\s.]/g, '')
  return estUnSiren(chiffres)
    ? E.right(chiffres as Siren)
    : E.left('Numéro SIREN inconnu\u00a0: ce sont les 9 chiffres de votre entreprise.')
}

export const Siren: t.Type<Siren, string> = codecFrom('Siren', parseSiren)

export const formaterSiren = (siren: string): string =>
  siren.trim().replace(/^(\d{3})[\s.]?(\d{3})[\s.]?(\d{3})$/, '$1\u00a0$2\u00a0$3')
