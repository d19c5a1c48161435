import type * as t from 'io-ts'
import * as E from '#fp/Either'
import { cleanLine, codecFrom } from '#domain/shared/value'

/** What the client quotes on the phone: `PREST-7K3QXA`. */
export type Reference = string & { readonly Reference: unique symbol }

/** Opaque id of a prestation; it ends in the six characters of its reference. */
export type PrestationId = string & { readonly PrestationId: unique symbol }

/** 32 characters without I, L, O and U, which are misread or misheard (Crockford base 32). */
export const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const SUFFIXE_LONGUEUR = 6
const ID_LONGUEUR = 26

const FORME_REFERENCE = new RegExp(`^PREST-[${ALPHABET}]{${SUFFIXE_LONGUEUR}}$`)
const FORME_ID = new RegExp(`^[${ALPHABET}]{${ID_LONGUEUR}}$`)

export const parseReference = (input: string): E.Either<string, Reference> => {
  const reference = cleanLine(input).toUpperCase()
  return FORME_REFERENCE.test(reference) ? E.right(reference as Reference) : E.left('Référence inconnue.')
}

export const parsePrestationId = (input: string): E.Either<string, PrestationId> =>
  FORME_ID.test(input) ? E.right(input as PrestationId) : E.left('Prestation inconnue.')

export const Reference: t.Type<Reference, string> = codecFrom('Reference', parseReference)
export const PrestationId: t.Type<PrestationId, string> = codecFrom('PrestationId', parsePrestationId)

/** Random bytes needed to identify one prestation. */
export const OCTETS_IDENTITE = 16

const lettres = (octets: Iterable<number>): string => Array.from(octets, (octet) => ALPHABET[octet % 32]).join('')

/** Ten characters that sort like the instant, to the millisecond. */
const horodatage = (instant: Date): string => {
  const chiffres = Array.from({ length: 10 }, (_, rang) => Math.floor(instant.getTime() / 32 ** (9 - rang)) % 32)
  return lettres(chiffres)
}

/** Id and reference of a new prestation, from its instant and `OCTETS_IDENTITE` random bytes. */
export const identifier = (
  instant: Date,
  octets: Uint8Array,
): { readonly id: PrestationId; readonly reference: Reference } => {
  const tirage = lettres(octets.slice(0, OCTETS_IDENTITE))
  return {
    id: `${horodatage(instant)}${tirage}` as PrestationId,
    reference: `PREST-${tirage.slice(-SUFFIXE_LONGUEUR)}` as Reference,
  }
}
