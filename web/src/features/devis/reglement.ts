import type { DevisReply } from '#adapters/http/contract/routes/devis'
import { DEVIS_PAGE_TEXTS as TEXTS } from '../../contents/devis-texts.ts'

type Fait = readonly [nom: string, valeur: string]

/** Where remote work is paid to, as the PDF of its quote says it; none of work on site, or once nothing more is to come. */
export const faitsDeReglement = ({
  close,
  moyensDePaiement: moyens,
  prestation: { reference },
}: Pick<DevisReply, 'close' | 'moyensDePaiement' | 'prestation'>): readonly Fait[] => {
  if (close || moyens === null) return []
  const faits: readonly Fait[] = [
    ...(moyens.iban === null ? [] : [[TEXTS.virement, `IBAN ${moyens.iban}`] as const]),
    ...(moyens.paypal === null ? [] : [[TEXTS.paypal, moyens.paypal] as const]),
  ]
  return faits.length === 0 ? [] : [...faits, [TEXTS.rappeler, reference]]
}
