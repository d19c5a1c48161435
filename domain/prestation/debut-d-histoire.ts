import type { Evenement } from './evenement.ts'
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
