import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'

/** The last call to the client and what was said, which may be empty; `null` before any. */
export const dernierAppel = ({ historique }: PrestationReply): { readonly le: Date; readonly note: string } | null => {
  const appel = historique.findLast(({ fait }) => fait.genre === 'appel')
  return appel?.fait.genre === 'appel' ? { le: new Date(appel.le), note: appel.fait.note } : null
}
