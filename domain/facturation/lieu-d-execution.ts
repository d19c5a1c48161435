import type { Facture } from './piece.ts'

/** Where the work was done, in words; `null` on an invoice of the time when they did not say. */
export const lieuDExecution = ({ modalite, adresse }: Pick<Facture, 'modalite' | 'adresse'>): string | null => {
  if (modalite === null) return null
  return modalite === 'a_distance' ? 'À distance' : `${adresse.adresse}, ${adresse.codePostal} ${adresse.ville}`
}
