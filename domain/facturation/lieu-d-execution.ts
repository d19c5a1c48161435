import type { Facture } from './piece.ts'

/** Where the work was done, in words. */
export const lieuDExecution = ({ modalite, adresse }: Pick<Facture, 'modalite' | 'adresse'>): string =>
  modalite === 'a_distance' ? 'À distance' : `${adresse.adresse}, ${adresse.codePostal} ${adresse.ville}`
