import { Priorite, Statut } from '#domain/prestation/statut'
import type { Recherche } from './appels.ts'
import { sensDeTri } from '#domain/registre/tris'
import { triDe } from './tri.ts'

/** What an address asks the list for; a value that is not one of ours asks for everything. */
export const rechercheDe = (lire: (nom: string) => string, curseur: string | null): Recherche => {
  const [statut, priorite] = [lire('statut'), lire('priorite')]
  return {
    q: lire('q'),
    statut: Statut.is(statut) ? statut : null,
    priorite: Priorite.is(priorite) ? priorite : null,
    tri: triDe(lire('tri')),
    curseur,
  }
}

/** Whether something narrows the list: an empty one then has another way on. */
export const estFiltree = ({ q, statut, priorite, tri }: Recherche): boolean =>
  q !== '' || statut !== null || priorite !== null || ['a_contacter', 'rendez_vous'].includes(sensDeTri(tri).clef)
