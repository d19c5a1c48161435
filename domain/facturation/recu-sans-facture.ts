import type { Evenement } from '#domain/prestation/evenement'
import { additionner, type Montant } from '#domain/shared/montant'

/** What came before there is an invoice, less what went back of it, by a history, oldest first: an invoice takes it over. */
export const recuSansFacture = (evenements: readonly Evenement[]): Montant => {
  const depuis = evenements.findLastIndex(({ fait }) => fait.genre === 'facture') + 1
  return additionner(
    ...evenements.slice(depuis).flatMap(({ fait }) => (fait.genre === 'acompte' ? [fait.montant] : [])),
  )
}
