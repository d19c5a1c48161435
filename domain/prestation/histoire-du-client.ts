import { estDit } from '#domain/rendez-vous/courrier-de-statut'
import type { Evenement, Fait } from './evenement.ts'

const DE_L_ATELIER: readonly Fait['genre'][] = ['note', 'priorite']

const sansNotes = (fait: Fait): Fait => {
  if (fait.genre === 'appel') return { ...fait, note: '' }
  return fait.genre === 'statut' && !estDit(fait) ? { ...fait, motif: '' } : fait
}

/**
 * What a client is told of the history: that they were called, but none of the owner's own notes; no priority; of a new
 * statut the reason only where its mail said it.
 */
export const histoireDuClient = (evenements: readonly Evenement[]): readonly Evenement[] =>
  evenements
    .filter(({ fait }) => !DE_L_ATELIER.includes(fait.genre))
    .map((evenement) => ({ ...evenement, fait: sansNotes(evenement.fait) }))
