import type { AcompteRecuReply as AcompteRecu, ReglementReply } from '#adapters/http/contract/values/prestation-reply'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { designerAcompte } from '#domain/facturation/deductions'
import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import { FACTURE_TEXTS } from './texts.ts'

type Mouvement = Pick<AcompteRecu, 'le' | 'mode' | 'montant' | 'piece'>

/** What of an invoice tells whether it deducts a payment. */
type FactureQuiDeduit = Pick<FactureReply, 'date' | 'total' | 'avoirs'> & { readonly acomptes: readonly Mouvement[] }

/** What the document says of a payment that was received before it. */
const deduction = (
  { acomptes, date }: FactureQuiDeduit,
  { le, mode, montant, enregistreLe }: ReglementReply,
): Mouvement | undefined =>
  dateParis(new Date(enregistreLe)) > date
    ? undefined
    : acomptes.find((acompte) => acompte.le === le && acompte.mode === mode && acompte.montant === montant)

const estRendue = ({ avoirs, total }: FactureQuiDeduit): boolean =>
  additionner(...avoirs.map((avoir) => avoir.total)) >= total

/** Whether an invoice that stands says of a payment that it was received before it. */
export const estDeduit = (facture: FactureQuiDeduit, reglement: ReglementReply): boolean =>
  !estRendue(facture) && deduction(facture, reglement) !== undefined

/** Whether undoing a payment, of an invoice that was given back, takes an invoice for a deposit with it. */
export const seraCreditee = (facture: FactureQuiDeduit, reglement: ReglementReply): boolean =>
  reglement.montant > 0 && estRendue(facture) && (deduction(facture, reglement)?.piece ?? null) !== null

type Somme = { readonly libelle: string; readonly montant: Montant }

/** What an invoice deducts of money that came before it, and what is then left; nothing when none came. */
export const deductions = (total: Montant, acomptes: readonly AcompteRecu[]): readonly Somme[] => {
  if (acomptes.length === 0) return []
  const reste = centimes(total - additionner(...acomptes.map(({ montant }) => montant)))
  return [
    ...acomptes.map((acompte) => ({
      libelle: designerAcompte(acompte),
      montant: multiplier(acompte.montant, -1),
    })),
    {
      libelle: reste < 0 ? FACTURE_TEXTS.aRendre : FACTURE_TEXTS.reste,
      montant: centimes(Math.abs(reste)),
    },
  ]
}
