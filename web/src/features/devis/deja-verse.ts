import type { DevisReply } from '#adapters/http/contract/routes/devis'
import { tropVerse } from '#domain/facturation/trop-verse'
import { centimes, formaterMontant } from '#domain/shared/montant'
import { dejaVerseTexte, verseDeTropTexte } from '../../contents/devis-texts.ts'
import type { VueDeDevis } from './vue.ts'

const QUI_COMPTENT: readonly VueDeDevis['genre'][] = ['a_repondre', 'acceptee', 'seule']

/** What was paid already, beside the price that it leaves to pay; `null` when nothing was, or when that price does not hold. */
export const dejaVerse = (
  { close, dejaVerse: verse }: Pick<DevisReply, 'close' | 'dejaVerse'>,
  { genre, derniere: { totalConvenu } }: VueDeDevis,
): string | null => {
  if (close || verse <= 0 || !QUI_COMPTENT.includes(genre)) return null
  const trop = tropVerse(verse, totalConvenu)
  return trop > 0
    ? verseDeTropTexte(formaterMontant(verse), formaterMontant(trop))
    : dejaVerseTexte(formaterMontant(verse), formaterMontant(centimes(totalConvenu - verse)))
}
