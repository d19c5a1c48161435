import type { AcomptesReply } from '#adapters/http/contract/routes/reglements'
import { additionner, centimes, type Montant } from '#domain/shared/montant'

/** What was received before the invoice, less what went back. */
export const recuDe = ({ acomptes }: { readonly acomptes: readonly { readonly montant: Montant }[] }): Montant =>
  additionner(...acomptes.map(({ montant }) => montant))

/** What invoices that were given back whole still hold. */
export const detenuDe = ({ detenus }: Pick<AcomptesReply, 'detenus'>): Montant =>
  additionner(...detenus.map(({ montant }) => montant))

/** What an invoice of `total` deducts: what was received, and of what earlier ones hold, as much as there is room for. */
export const deduitDe = (
  total: Montant,
  { recu, detenu }: { readonly recu: Montant; readonly detenu: Montant },
): Montant => centimes(recu + Math.min(detenu, Math.max(0, total - recu)))
