import type { AcomptesReply } from '#adapters/http/contract/routes/reglements'
import { FACTURE_D_ACOMPTE_TEXTS } from '../../../contents/admin-acomptes-texts.ts'

/** What an entry will have issued, said before it is written: only a professional gets documents for deposits. */
export const annonceDe = (
  { type, acomptes }: Pick<AcomptesReply, 'type' | 'acomptes'>,
  rendu: boolean,
): string | null => {
  if (type !== 'professionnel') return null
  if (!rendu) return FACTURE_D_ACOMPTE_TEXTS.seraEmise
  const facture = acomptes.some(({ montant, pieces }) => montant > 0 && pieces.length > 0)
  return facture ? FACTURE_D_ACOMPTE_TEXTS.seraCreditee : null
}
