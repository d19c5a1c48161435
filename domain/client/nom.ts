import type * as t from 'io-ts'
import * as E from '#fp/Either'
import { plier } from '#domain/recherche/plier-texte'
import { cleanLine } from '#domain/shared/clean'
import { codecFrom } from '#domain/shared/value'

export type NomComplet = string & { readonly NomComplet: unique symbol }

export const NOM_LONGUEUR_MAX = 100

/** Hyphens that a pasted text may hold for `-`. */
const TIRETS = /[\u2010\u2011]/g

const LETTRES = /^[\p{L}\p{M}'’ -]+$/u

export const parseNomComplet = (input: string): E.Either<string, NomComplet> => {
  const nom = cleanLine(input).replaceAll(TIRETS, '-')
  const mots = nom.split(' ')
  if (nom === '') return E.left('Veuillez saisir votre nom complet.')
  if (mots.length < 2) return E.left('Veuillez saisir votre prénom ET votre nom.')
  if (nom.length > NOM_LONGUEUR_MAX) return E.left(`Le nom est limité à ${NOM_LONGUEUR_MAX} caractères.`)
  if (!LETTRES.test(nom)) {
    return E.left('Le nom ne peut contenir que des lettres, des espaces, des tirets et des apostrophes.')
  }
  return mots.every((mot) => mot.length >= 2 && /\p{L}/u.test(mot))
    ? E.right(nom as NomComplet)
    : E.left('Le prénom et le nom doivent contenir au moins 2 caractères chacun.')
}

const motsDe = (nom: string): string =>
  plier(nom)
    .split(/[^\p{L}]+/u)
    .toSorted()
    .join(' ')

export const memeNom = (un: string, autre: string): boolean => motsDe(un) === motsDe(autre)

export const NomComplet: t.Type<NomComplet, string> = codecFrom('NomComplet', parseNomComplet)
