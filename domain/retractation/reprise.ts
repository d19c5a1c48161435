import type { Fait } from '../prestation/evenement.ts'

/** True if the client withdrew, and the business has not taken the order up again since. `evenements`: in the order in which they were written. */
export const estRetractee = (evenements: readonly { readonly fait: Fait }[]): boolean =>
  evenements.findLast(({ fait }) => fait.genre === 'retractation' || (fait.genre === 'statut' && fait.de === 'annulé'))
    ?.fait.genre === 'retractation'
