import { estDit } from '#domain/rendez-vous/courrier-de-statut'
import type { Evenement, Fait } from './evenement.ts'

const DE_L_ATELIER: readonly Fait['genre'][] = ['note', 'priorite']

const sansNotes = (fait: Fait): Fait => {
  if (fait.genre === 'appel') return { ...fait, note: '' }
  return fait.genre === 'statut' && !estDit(fait) ? { ...fait, motif: '' } : fait
}

/** Without the owner's notes and the priority; the reason of a new statut only where a mail told it. */
export const histoireDuClient = (evenements: readonly Evenement[]): readonly Evenement[] =>
  evenements
    .filter(({ fait }) => !DE_L_ATELIER.includes(fait.genre))
    .map((evenement) => ({ ...evenement, fait: sansNotes(evenement.fait) }))
