import type { AcompteRecuReply } from '#adapters/http/contract/values/acompte-recu-reply'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import type { ReglementReply } from '#adapters/http/contract/values/reglement-reply'
import { formaterDate } from '#domain/calendrier/formater-date'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import { acompteDeduitTexte, FACTURE_TEXTS } from '../../../contents/admin-factures-texts.ts'

type Mouvement = Pick<AcompteRecuReply, 'le' | 'mode' | 'montant'>

/** What of an invoice tells whether it deducts a payment. */
type FactureQuiDeduit = Pick<FactureReply, 'date' | 'total' | 'avoirs'> & { readonly acomptes: readonly Mouvement[] }

/** Whether an invoice that stands says of a payment that it was received before it. */
export const estDeduit = (
  { acomptes, date, total, avoirs }: FactureQuiDeduit,
  { le, mode, montant, enregistreLe }: ReglementReply,
): boolean =>
  dateParis(new Date(enregistreLe)) <= date &&
  additionner(...avoirs.map((avoir) => avoir.total)) < total &&
  acomptes.some((acompte) => acompte.le === le && acompte.mode === mode && acompte.montant === montant)

type Somme = { readonly libelle: string; readonly montant: Montant }

/** What an invoice deducts of money that came before it, and what is then left; nothing when none came. */
export const deductions = (total: Montant, acomptes: readonly AcompteRecuReply[]): readonly Somme[] => {
  if (acomptes.length === 0) return []
  const reste = centimes(total - additionner(...acomptes.map(({ montant }) => montant)))
  return [
    ...acomptes.map(({ le, montant, piece }) => ({
      libelle: acompteDeduitTexte(montant < 0, formaterDate(le), piece),
      montant: multiplier(montant, -1),
    })),
    {
      libelle: reste < 0 ? FACTURE_TEXTS.aRendre : FACTURE_TEXTS.reste,
      montant: centimes(Math.abs(reste)),
    },
  ]
}
