import type { DemandeDAvoir } from '#domain/facturation/preparer-avoir'
import { formaterMontant, type Montant } from '#domain/shared/montant'
import * as E from '#fp/Either'
import { avoirMaxTexte, AVOIR_TEXTS } from '../../../contents/admin-factures-texts.ts'
import { lireMontant } from '../facturation/nombres.ts'

/** A credit note as typed: all that is left of the invoice, or a part of it. */
export type AvoirSaisi = { readonly entier: boolean; readonly montant: string; readonly motif: string }

export const AVOIR_VIDE: AvoirSaisi = { entier: true, montant: '', motif: '' }

export type ErreursDAvoir = { readonly montant?: string; readonly motif?: string }

const erreurDeMontant = (montant: Montant | null, reste: Montant): string | null => {
  if (montant === null || montant === 0) return AVOIR_TEXTS.montantInvalide
  return montant > reste ? avoirMaxTexte(formaterMontant(reste)) : null
}

/** The credit note as the server takes it; `reste`: what of the invoice no other has given back. */
export const verifierAvoir = (
  { entier, montant, motif }: AvoirSaisi,
  reste: Montant,
): E.Either<ErreursDAvoir, DemandeDAvoir> => {
  const lu = entier ? null : lireMontant(montant)
  const surMontant = entier ? null : erreurDeMontant(lu, reste)
  const sansMotif = motif.trim() === ''
  return surMontant !== null || sansMotif
    ? E.left({
        ...(surMontant === null ? {} : { montant: surMontant }),
        ...(sansMotif ? { motif: AVOIR_TEXTS.motifManquant } : {}),
      })
    : E.right({ motif: motif.trim(), montant: lu })
}
