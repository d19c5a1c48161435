import type { Annonce } from './courrier-de-rendez-vous.ts'
import { dateAcceptee, type DateProposee } from './date-proposee.ts'
import type { Dossier } from './dossier.ts'

export const RAPPEL_HEURES = 48

/** The instant of the reminder; `null` if the visit is so soon that the confirmation is enough. */
export const rappelDe = ({ debut }: Pick<DateProposee, 'debut'>, instant: Date): Date | null => {
  const rappel = new Date(debut.getTime() - RAPPEL_HEURES * 3_600_000)
  return rappel > instant ? rappel : null
}

export const vautEncoreRappel = (
  { dates, prestation: { statut } }: Pick<Dossier, 'dates' | 'prestation'>,
  annonce: Annonce,
  instant: Date,
): boolean => {
  if (statut === 'terminé' || statut === 'annulé') return false
  const acceptee = dateAcceptee(dates)
  return acceptee !== null && acceptee.debut > instant && annonce.dates.some(({ id }) => id === acceptee.id)
}
