import type * as t from 'io-ts'
import * as E from '#fp/Either'
import type { NomComplet } from '#domain/client/nom'
import { cleanLine } from '#domain/shared/clean'
import { codecFrom } from '#domain/shared/value'
import { CHAMPS_OBLIGATOIRES } from './champs-obligatoires.ts'
import { NOM_DE_CONTACT_MAX } from './longueurs.ts'

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

/** The name of an account, which satisfies a stricter rule. */
export const nomDeCompte = (nom: NomComplet): NomDeContact => nom as string as NomDeContact
