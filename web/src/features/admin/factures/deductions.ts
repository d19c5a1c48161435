import type { AcompteRecuReply } from '#adapters/http/contract/values/acompte-recu-reply'
import { formaterDate } from '#domain/calendrier/formater-date'
import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import { acompteDeduitTexte, FACTURE_TEXTS } from '../../../contents/admin-factures-texts.ts'

type Somme = { readonly libelle: string; readonly montant: Montant }

/** What an invoice deducts of money that came before it, and what is then left; nothing when none came. */
export const deductions = (total: Montant, acomptes: readonly AcompteRecuReply[]): readonly Somme[] => {
  if (acomptes.length === 0) return []
  const reste = centimes(total - additionner(...acomptes.map(({ montant }) => montant)))
  return [
    ...acomptes.map(({ le, montant }) => ({
      libelle: acompteDeduitTexte(montant < 0, formaterDate(le)),
      montant: multiplier(montant, -1),
    })),
    {
      libelle: reste < 0 ? FACTURE_TEXTS.aRendre : FACTURE_TEXTS.reste,
      montant: centimes(Math.abs(reste)),
    },
  ]
}
