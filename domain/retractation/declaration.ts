import type * as t from 'io-ts'
import type { Email } from '#domain/client/email'
import type { NomComplet } from '#domain/client/nom'
import { parseReference, type Reference, type PrestationId } from '#domain/prestation/reference'
import { cleanLine } from '#domain/shared/clean'
import { tirerIdentifiant } from '#domain/shared/identifiant'
import { codecFrom } from '#domain/shared/value'
import * as E from '#fp/Either'
import { REFERENCE_CITEE_MAX } from './longueurs.ts'
import type { Verdict } from './verdict.ts'

export type ReferenceCitee = string & { readonly ReferenceCitee: unique symbol }

export const parseReferenceCitee = (input: string): E.Either<string, ReferenceCitee> => {
  const reference = cleanLine(input)
  if (reference === '') return E.left('Indiquez la référence de votre commande.')
  return reference.length <= REFERENCE_CITEE_MAX
    ? E.right(reference as ReferenceCitee)
    : E.left(`La référence est limitée à ${REFERENCE_CITEE_MAX} caractères.`)
}

export const ReferenceCitee: t.Type<ReferenceCitee, string> = codecFrom('ReferenceCitee', parseReferenceCitee)

/** The fields of the withdrawal form (Code de la consommation, L. 221-21). No reason is asked for. */
export type DeclarationSaisie = {
  readonly nom: NomComplet
  readonly email: Email
  readonly reference: ReferenceCitee
  readonly motif: string
}

export type Declaration = DeclarationSaisie & { readonly id: string; readonly recueLe: Date }

export const recevoirDeclaration = (saisie: DeclarationSaisie, instant: Date, octets: Uint8Array): Declaration => ({
  ...saisie,
  id: tirerIdentifiant(instant, octets),
  recueLe: instant,
})

/** The order reference in a text, with or without prefix, hyphen or spaces; `null` if there is none. */
export const referenceVisee = (citee: ReferenceCitee): Reference | null => {
  const signes = citee.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  const reference = parseReference(`PREST-${signes.replace(/^PREST/, '')}`)
  return E.isRight(reference) ? reference.right : null
}

export type DeclarationRecue = Omit<Declaration, 'nom'> & {
  readonly nom: string
  readonly prestationId: PrestationId | null
  readonly verdict: Verdict
  readonly traiteeLe: Date | null
}

export type RetractationInconnue = { readonly _tag: 'RetractationInconnue' }

export const RETRACTATION_INCONNUE: RetractationInconnue = { _tag: 'RetractationInconnue' }
