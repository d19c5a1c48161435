/** The last part of the address of the date page. */
export type ActionDeLien = 'accepter' | 'refuser'

/** `null` when the address says something else. */
export const lireAction = (texte: string | undefined): ActionDeLien | null =>
  texte === 'accepter' || texte === 'refuser' ? texte : null

/** The answer may be changed, by the same link with the other action. */
export const cheminDe = (id: string, token: string, action: ActionDeLien): string =>
  `/validation-date/${encodeURIComponent(id)}/${encodeURIComponent(token)}/${action}`
