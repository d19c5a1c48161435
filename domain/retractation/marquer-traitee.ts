import * as E from '#fp/Either'
import { type ActeDeRetractation, type EtatDuContrat, type RetractationATraiter, resteATraiter } from './a-traiter.ts'
import type { DeclarationRecue } from './declaration-recue.ts'

/** Something is still owed: the owner must confirm to close the declaration. */
export type RetractationASolder = { readonly _tag: 'RetractationASolder' } & Pick<
  RetractationATraiter,
  'acte' | 'avant' | 'aRendre' | 'tenu'
>

/** `malgre`: the owner closes the declaration although something is still owed. */
export type MarqueDeRetractation = { readonly traitee: boolean; readonly malgre: boolean }

const EST_DU: readonly ActeDeRetractation[] = ['decompter', 'rembourser']

/** When a declaration was dealt with: now, or earlier if it was marked already; `null` when the mark is taken back. */
export const marquerTraitee = (
  declaration: DeclarationRecue,
  contrat: EtatDuContrat,
  { traitee, malgre }: MarqueDeRetractation,
  instant: Date,
): E.Either<RetractationASolder, Date | null> => {
  if (!traitee) return E.right(null)
  const du = resteATraiter(declaration, contrat)
  if (malgre || du === null || !EST_DU.includes(du.acte)) return E.right(declaration.traiteeLe ?? instant)
  const { acte, avant, aRendre, tenu } = du
  return E.left({ _tag: 'RetractationASolder', acte, avant, aRendre, tenu })
}
