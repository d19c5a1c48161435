import type { Annonce } from './courrier-de-rendez-vous.ts'
import { dateAcceptee, type DateProposee } from './date-proposee.ts'
import type { Dossier } from './dossier.ts'

/** Hours before a visit at which its client is reminded. */
export const RAPPEL_HEURES = 48

/**
 * When to send the reminder of a date agreed at `instant`; `null` if the visit is so near that the confirmation is
 * enough.
 */
export const rappelDe = ({ debut }: Pick<DateProposee, 'debut'>, instant: Date): Date | null => {
  const rappel = new Date(debut.getTime() - RAPPEL_HEURES * 3_600_000)
  return rappel > instant ? rappel : null
}

/** True if a reminder is still right: its date is the agreed one, and in the future. */
export const vautEncoreRappel = (
  { dates, prestation: { statut } }: Pick<Dossier, 'dates' | 'prestation'>,
  annonce: Annonce,
  instant: Date,
): boolean => {
  if (statut === 'terminé' || statut === 'annulé') return false
  const acceptee = dateAcceptee(dates)
  return acceptee !== null && acceptee.debut > instant && annonce.dates.some(({ id }) => id === acceptee.id)
}
