import type { LigneFacturee } from './ligne-facturee.ts'

/** An invoice of fees, and of the travel that went with them: no work was done, and there is no quote to compare it with. */
export const estDeFraisSeuls = (lignes: readonly Pick<LigneFacturee, 'genre'>[]): boolean =>
  lignes.some(({ genre }) => genre === 'frais') &&
  lignes.every(({ genre }) => genre === 'frais' || genre === 'deplacement')

/** What such an invoice is for, in the words of its lines. */
export const objetDesFrais = (lignes: readonly Pick<LigneFacturee, 'genre' | 'designation'>[]): string =>
  lignes
    .filter(({ genre }) => genre === 'frais')
    .map(({ designation }) => designation)
    .join(', ')
