import type { Evenement } from './evenement.ts'
import type { NouvellePrestation } from './prestation.ts'

/** The first event of an order placed on the site. */
export const commandeeSurLeSite = (le: Date): readonly Evenement[] => [
  { le, auteur: 'client', fait: { genre: 'commande' } },
]

/** The first events of an order that the owner took on the telephone, with the notes of the call. */
export const commandeeAuTelephone = (le: Date, notes: string): readonly Evenement[] => [
  { le, auteur: 'entreprise', fait: { genre: 'commande_telephone' } },
  ...(notes === '' ? [] : [{ le, auteur: 'entreprise', fait: { genre: 'note', texte: notes } } as const]),
]

/** A client who orders on the telephone has been called: only a date remains to be found. */
export const priseAuTelephone = (prestation: NouvellePrestation): NouvellePrestation => ({
  ...prestation,
  appeleeLe: prestation.creeLe,
})
