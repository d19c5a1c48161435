import type { Evenement } from '#domain/prestation/evenement'
import type { Annonce, DateDite } from '#domain/rendez-vous/courrier-de-rendez-vous'

const DECISIONS: readonly Evenement['fait']['genre'][] = [
  'date_proposee',
  'date_acceptee',
  'date_refusee',
  'annulation',
]

/** The agreed date that an acceptance gave back: the one agreed just before it, if nothing was decided in between. */
export const dateRendue = (
  { reponse, dates, retirees }: Annonce,
  evenements: readonly Evenement[],
): DateDite | null => {
  const [acceptee] = dates
  if (reponse !== 'acceptee' || acceptee === undefined) return null
  const faits = evenements.map(({ fait }) => fait).filter(({ genre }) => DECISIONS.includes(genre))
  const rang = faits.findLastIndex((fait) => fait.genre === 'date_acceptee' && fait.date === acceptee.debut)
  const avant = faits[rang - 1]
  return avant?.genre === 'date_acceptee' ? (retirees.find(({ debut }) => debut === avant.date) ?? null) : null
}
