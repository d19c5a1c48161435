import { Activite, type ClefDeClient, sensDeTri, TriClient } from '#domain/registre/tris'
import { type Sort, sortOf } from '../liste/ordre.ts'
import type { Recherche } from './queries.ts'

/** The column that leads in each order of the list, and the way it usually runs. */
const TRIS: Readonly<Record<ClefDeClient, Sort>> = {
  recents: { column: 'inscrit', order: 'desc' },
  nom: { column: 'client', order: 'asc' },
  derniere_commande: { column: 'derniere', order: 'desc' },
}

/** What an address asks the list for; a value that is not one of ours asks for everything. */
export const rechercheDe = (lire: (nom: string) => string, curseur: string | null): Recherche => {
  const [activite, tri] = [lire('activite'), lire('tri')]
  return {
    q: lire('q'),
    activite: Activite.is(activite) ? activite : null,
    tri: TriClient.is(tri) ? tri : 'recents',
    curseur,
  }
}

/** Whether something narrows the list: an empty one then has another way on. */
export const estFiltree = ({ q, activite, tri }: Recherche): boolean =>
  q !== '' || activite !== null || sensDeTri(tri).clef === 'derniere_commande'

export const sortDe = (tri: TriClient): Sort => {
  const { clef, inverse } = sensDeTri(tri)
  return sortOf(TRIS[clef], inverse)
}

/** The order of the list that a column head asks for. */
export const triDeSort = ({ column, order }: Sort): TriClient =>
  TriClient.values.find((tri) => {
    const sort = sortDe(tri)
    return sort.column === column && sort.order === order
  }) ?? 'recents'
