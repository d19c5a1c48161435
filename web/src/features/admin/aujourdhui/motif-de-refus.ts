import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'

/** Why the client refused the last time; empty when no reason was given. */
export const motifDeRefus = ({ historique }: PrestationReply): string => {
  const refus = historique.findLast(({ fait }) => fait.genre === 'date_refusee')
  return refus?.fait.genre === 'date_refusee' ? refus.fait.motif : ''
}
