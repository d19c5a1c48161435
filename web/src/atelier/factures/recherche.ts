import { EtatDeFacture } from '#domain/facturation/reglement'
import type { Recherche } from './queries.ts'

/** What an address asks the list for; a value that is not one of ours asks for everything. */
export const rechercheDe = (lire: (nom: string) => string, curseur: string | null): Recherche => {
  const etat = lire('etat')
  return { q: lire('q'), etat: EtatDeFacture.is(etat) ? etat : null, curseur }
}

/** Whether something narrows the list: an empty one then has another way on. */
export const estFiltree = ({ q, etat }: Recherche): boolean => q !== '' || etat !== null
