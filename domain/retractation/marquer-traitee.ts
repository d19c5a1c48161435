import * as E from '#fp/Either'
import { type ActeDeRetractation, type EtatDuContrat, type RetractationATraiter, resteATraiter } from './a-traiter.ts'
import type { DeclarationRecue } from './declaration-recue.ts'

export type RetractationASolder = { readonly _tag: 'RetractationASolder' } & Pick<
  RetractationATraiter,
  'acte' | 'avant' | 'aRendre' | 'tenu'
>

export type MarqueDeRetractation = { readonly traitee: boolean; readonly malgre: boolean }

const EST_DU: readonly ActeDeRetractation[] = ['decompter', 'rembourser']

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
