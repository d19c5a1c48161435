import type * as t from 'io-ts'
import type { Email } from '#domain/client/email'
import { parseReference, type Reference } from '#domain/prestation/reference'
import { cleanLine } from '#domain/shared/clean'
import { tirerIdentifiant } from '#domain/shared/identifiant'
import { codecFrom } from '#domain/shared/value'
import * as E from '#fp/Either'
import { NOM_DE_DECLARANT_MAX, REFERENCE_CITEE_MAX } from './longueurs.ts'

/** Who declares: any name that can be read, so that nobody is kept from their right by the way they are called. */
export type NomDeDeclarant = string & { readonly NomDeDeclarant: unique symbol }

/** The order as the declarant names it, which may be none of ours. */
export type ReferenceCitee = string & { readonly ReferenceCitee: unique symbol }

export const parseNomDeDeclarant = (input: string): E.Either<string, NomDeDeclarant> => {
  const nom = cleanLine(input)
  if (nom === '') return E.left('Indiquez votre nom.')
  return nom.length <= NOM_DE_DECLARANT_MAX
    ? E.right(nom as NomDeDeclarant)
    : E.left(`Le nom est limité à ${NOM_DE_DECLARANT_MAX} caractères.`)
}

export const parseReferenceCitee = (input: string): E.Either<string, ReferenceCitee> => {
  const reference = cleanLine(input)
  if (reference === '') return E.left('Indiquez la référence de votre commande.')
  return reference.length <= REFERENCE_CITEE_MAX
    ? E.right(reference as ReferenceCitee)
    : E.left(`La référence est limitée à ${REFERENCE_CITEE_MAX} caractères.`)
}

export const NomDeDeclarant: t.Type<NomDeDeclarant, string> = codecFrom('NomDeDeclarant', parseNomDeDeclarant)

export const ReferenceCitee: t.Type<ReferenceCitee, string> = codecFrom('ReferenceCitee', parseReferenceCitee)

/** What is declared (Code de la consommation, L. 221-21): who, for which order; a reason is never asked for. */
export type DeclarationSaisie = {
  readonly nom: NomDeDeclarant
  readonly email: Email
  readonly reference: ReferenceCitee
  readonly motif: string
}

/** A declaration as it was received. Ids sort like the instants of their declarations. */
export type Declaration = DeclarationSaisie & { readonly id: string; readonly recueLe: Date }

/** A declaration just received, from its instant and `OCTETS_IDENTITE` random bytes. */
export const recevoirDeclaration = (saisie: DeclarationSaisie, instant: Date, octets: Uint8Array): Declaration => ({
  ...saisie,
  id: tirerIdentifiant(instant, octets),
  recueLe: instant,
})

/** The order that is meant, with or without its prefix, hyphen or spaces; `null` when it can be none of ours. */
export const referenceVisee = (citee: ReferenceCitee): Reference | null => {
  const signes = citee.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  const reference = parseReference(`PREST-${signes.replace(/^PREST/, '')}`)
  return E.isRight(reference) ? reference.right : null
}
