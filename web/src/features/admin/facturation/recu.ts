import type { AcomptesReply } from '#adapters/http/contract/values/acomptes-reply'
import { additionner, type Montant } from '#domain/shared/montant'

/** What was received before the invoice, less what went back. */
export const recuDe = ({ acomptes }: Pick<AcomptesReply, 'acomptes'>): Montant =>
  additionner(...acomptes.map(({ montant }) => montant))
