import type { Evenement } from './evenement.ts'
import type { NouvellePrestation } from './prestation.ts'

/** How the history of an order begins that its client placed on the site. */
export const commandeeSurLeSite = (le: Date): readonly Evenement[] => [
  { le, auteur: 'client', fait: { genre: 'commande' } },
]

/** How that of an order begins that the owner took on the telephone, with what was noted of the call. */
export const commandeeAuTelephone = (le: Date, notes: string): readonly Evenement[] => [
  { le, auteur: 'entreprise', fait: { genre: 'commande_telephone' } },
  ...(notes === '' ? [] : [{ le, auteur: 'entreprise', fait: { genre: 'note', texte: notes } } as const]),
]

/** Who orders on the telephone has been called: what is left is to find a date. */
export const priseAuTelephone = (prestation: NouvellePrestation): NouvellePrestation => ({
  ...prestation,
  appeleeLe: prestation.creeLe,
})
