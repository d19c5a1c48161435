import * as E from '#fp/Either'
import type { MotDePasse } from './mot-de-passe.ts'

/** The present password is wrong. */
export type AncienIncorrect = { readonly _tag: 'AncienIncorrect' }

/** The new password equals the present one. */
export type MotDePasseIdentique = { readonly _tag: 'MotDePasseIdentique' }

export const ANCIEN_INCORRECT: AncienIncorrect = { _tag: 'AncienIncorrect' }

/** Shown beside the field, and in the answer of the server. */
export const IDENTIQUE = "Le nouveau mot de passe doit être différent de l'ancien"

/** Shown when the confirmation differs from the new password. */
export const CONFIRMATION_DIFFERENTE = 'Les mots de passe ne correspondent pas'

/** Refuses a new password equal to the old one. */
export const refuserIdentique = (ancien: MotDePasse, nouveau: MotDePasse): E.Either<MotDePasseIdentique, MotDePasse> =>
  ancien === nouveau ? E.left({ _tag: 'MotDePasseIdentique' }) : E.right(nouveau)
