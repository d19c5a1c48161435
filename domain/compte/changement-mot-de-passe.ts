import * as E from '#fp/Either'
import type { MotDePasse } from './mot-de-passe.ts'

export type AncienIncorrect = { readonly _tag: 'AncienIncorrect' }

export type MotDePasseIdentique = { readonly _tag: 'MotDePasseIdentique' }

export const ANCIEN_INCORRECT: AncienIncorrect = { _tag: 'AncienIncorrect' }

export const IDENTIQUE = "Le nouveau mot de passe doit être différent de l'ancien"

export const CONFIRMATION_DIFFERENTE = 'Les mots de passe ne correspondent pas'

export const refuserIdentique = (ancien: MotDePasse, nouveau: MotDePasse): E.Either<MotDePasseIdentique, MotDePasse> =>
  ancien === nouveau ? E.left({ _tag: 'MotDePasseIdentique' }) : E.right(nouveau)
