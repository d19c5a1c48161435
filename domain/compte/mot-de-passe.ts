import * as E from '#fp/Either'
import type * as t from 'io-ts'
import { codecFrom } from '../shared/value.ts'

export type MotDePasse = string & { readonly MotDePasse: unique symbol }

export const LONGUEUR_MIN = 10

export const LONGUEUR_MAX = 128

type Exigence = { readonly phrase: string; readonly satisfaite: (texte: string) => boolean }

export const EXIGENCES: readonly Exigence[] = [
  { phrase: `Au moins ${LONGUEUR_MIN} caractères`, satisfaite: (texte) => texte.length >= LONGUEUR_MIN },
  { phrase: 'Au moins une majuscule', satisfaite: (texte) => /\p{Lu}/u.test(texte) },
  { phrase: 'Au moins un chiffre', satisfaite: (texte) => /\d/.test(texte) },
  { phrase: 'Au moins une minuscule', satisfaite: (texte) => /\p{Ll}/u.test(texte) },
]

/** Reads a password at login. The rules of new passwords do not apply here. */
export const parseMotDePasse = (input: string): E.Either<string, MotDePasse> => {
  if (input === '') return E.left('Veuillez saisir votre mot de passe.')
  return input.length <= LONGUEUR_MAX
    ? E.right(input as MotDePasse)
    : E.left(`Le mot de passe est limité à ${LONGUEUR_MAX} caractères.`)
}

export const parseNouveauMotDePasse = (input: string): E.Either<string, MotDePasse> => {
  const motDePasse = parseMotDePasse(input)
  if (E.isLeft(motDePasse)) return motDePasse
  const manques = EXIGENCES.filter(({ satisfaite }) => !satisfaite(input)).map(({ phrase }) => phrase)
  return manques.length === 0 ? motDePasse : E.left(`Mot de passe non sécurisé: ${manques.join(', ')}`)
}

export const MotDePasse: t.Type<MotDePasse, string> = codecFrom('MotDePasse', parseMotDePasse)

export const NouveauMotDePasse: t.Type<MotDePasse, string> = codecFrom('NouveauMotDePasse', parseNouveauMotDePasse)

export type AncienIncorrect = { readonly _tag: 'AncienIncorrect' }

export type MotDePasseIdentique = { readonly _tag: 'MotDePasseIdentique' }

export const ANCIEN_INCORRECT: AncienIncorrect = { _tag: 'AncienIncorrect' }

export const IDENTIQUE = "Le nouveau mot de passe doit être différent de l'ancien"

export const CONFIRMATION_DIFFERENTE = 'Les mots de passe ne correspondent pas'

export const refuserIdentique = (ancien: MotDePasse, nouveau: MotDePasse): E.Either<MotDePasseIdentique, MotDePasse> =>
  ancien === nouveau ? E.left({ _tag: 'MotDePasseIdentique' }) : E.right(nouveau)
