import { estDit } from '../rendez-vous/courrier-de-rendez-vous.ts'
import type { Evenement, Fait } from './evenement.ts'
import type { NouvellePrestation } from './prestation.ts'

export const commandeeSurLeSite = (le: Date): readonly Evenement[] => [
  { le, auteur: 'client', fait: { genre: 'commande' } },
]

export const commandeeAuTelephone = (le: Date, notes: string): readonly Evenement[] => [
  { le, auteur: 'entreprise', fait: { genre: 'commande_telephone' } },
  ...(notes === '' ? [] : [{ le, auteur: 'entreprise', fait: { genre: 'note', texte: notes } } as const]),
]

export const priseAuTelephone = (prestation: NouvellePrestation): NouvellePrestation => ({
  ...prestation,
  appeleeLe: prestation.creeLe,
})

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
