import type { PrestationDuClientReply } from '#adapters/http/contract/values/prestation-reply'
import { additionner, centimes, type Montant } from '#domain/shared/montant'
import { dateConvenue } from './rendez-vous.ts'

type Payee = Pick<PrestationDuClientReply, 'acomptes' | 'dates' | 'devis'>

/** What was received that no invoice has taken over. */
export const recuDAvance = ({ acomptes }: Pick<Payee, 'acomptes'>): Montant =>
  additionner(...acomptes.map(({ montant }) => montant))

/** What is left of the agreed price; nothing once it was all received. */
export const resteARegler = (prestation: Payee): Montant => {
  const prix = dateConvenue(prestation)?.total ?? prestation.devis.totalNet
  return centimes(Math.max(0, prix - recuDAvance(prestation)))
}
