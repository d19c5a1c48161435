import type { PrestationDuClientReply } from '#adapters/http/contract/values/prestation-reply'
import { tropVerse } from '#domain/facturation/trop-verse'
import { additionner, centimes, type Montant } from '#domain/shared/montant'
import { dateConvenue } from './rendez-vous.ts'

type Payee = Pick<PrestationDuClientReply, 'acomptes' | 'dates' | 'devis'>

/** What was received that no invoice has taken over. */
export const recuDAvance = ({ acomptes }: Pick<Payee, 'acomptes'>): Montant =>
  additionner(...acomptes.map(({ montant }) => montant))

const prix = (prestation: Payee): Montant => dateConvenue(prestation)?.total ?? prestation.devis.totalNet

/** What is left of the agreed price; nothing once it was all received. */
export const resteARegler = (prestation: Payee): Montant =>
  centimes(Math.max(0, prix(prestation) - recuDAvance(prestation)))

/** What was received above the agreed price. */
export const recuDeTrop = (prestation: Payee): Montant => tropVerse(recuDAvance(prestation), prix(prestation))
