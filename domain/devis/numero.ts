import type * as t from 'io-ts'
import * as E from '#fp/Either'
import { codecFrom } from '#domain/shared/value'

export type NumeroDevis = string & { readonly NumeroDevis: unique symbol }

export const parseNumeroDevis = (input: string): E.Either<string, NumeroDevis> =>
  /^DEV-\d{4}-\d{4,}$/.test(input) ? E.right(input as NumeroDevis) : E.left('Numéro de devis inconnu.')

export const NumeroDevis: t.Type<NumeroDevis, string> = codecFrom('NumeroDevis', parseNumeroDevis)

export const numeroDevis = (annee: number, rang: number): NumeroDevis =>
  `DEV-${annee}-${String(rang).padStart(4, '0')}` as NumeroDevis
