import type * as t from 'io-ts'
import * as E from '#fp/Either'
import { ALPHABET, FORME_IDENTIFIANT, tirerIdentifiant } from '#domain/shared/identifiant'
import { cleanLine } from '#domain/shared/clean'
import { codecFrom } from '#domain/shared/value'

export type Reference = string & { readonly Reference: unique symbol }

export type PrestationId = string & { readonly PrestationId: unique symbol }

const SUFFIXE_LONGUEUR = 6

const FORME_REFERENCE = new RegExp(`^PREST-[${ALPHABET}]{${SUFFIXE_LONGUEUR}}$`)

export const parseReference = (input: string): E.Either<string, Reference> => {
  const reference = cleanLine(input).toUpperCase()
  return FORME_REFERENCE.test(reference) ? E.right(reference as Reference) : E.left('Référence inconnue.')
}

export const parsePrestationId = (input: string): E.Either<string, PrestationId> =>
  FORME_IDENTIFIANT.test(input) ? E.right(input as PrestationId) : E.left('Prestation inconnue.')

export const Reference: t.Type<Reference, string> = codecFrom('Reference', parseReference)
export const PrestationId: t.Type<PrestationId, string> = codecFrom('PrestationId', parsePrestationId)

/** Id and reference of a new prestation, from its instant and `OCTETS_IDENTITE` random bytes. */
export const identifier = (
  instant: Date,
  octets: Uint8Array,
): { readonly id: PrestationId; readonly reference: Reference } => {
  const id = tirerIdentifiant(instant, octets)
  return { id: id as PrestationId, reference: `PREST-${id.slice(-SUFFIXE_LONGUEUR)}` as Reference }
}

/** No such prestation, or not this person's: the answer does not say which. */
export type PrestationInconnue = { readonly _tag: 'PrestationInconnue' }

export const PRESTATION_INCONNUE: PrestationInconnue = { _tag: 'PrestationInconnue' }

export type NumeroDevis = string & { readonly NumeroDevis: unique symbol }

export const parseNumeroDevis = (input: string): E.Either<string, NumeroDevis> =>
  /^DEV-\d{4}-\d{4,}$/.test(input) ? E.right(input as NumeroDevis) : E.left('Numéro de devis inconnu.')

export const NumeroDevis: t.Type<NumeroDevis, string> = codecFrom('NumeroDevis', parseNumeroDevis)

export const numeroDevis = (annee: number, rang: number): NumeroDevis =>
  `DEV-${annee}-${String(rang).padStart(4, '0')}` as NumeroDevis
