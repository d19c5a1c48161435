import { Activite, TriClient } from '#domain/registre/tris'
import type { Sort } from '../../../components/table.tsx'
import type { Recherche } from './appels.ts'

/** The column that leads in each order of the list, and the way it runs. */
const TRIS: Readonly<Record<TriClient, Sort>> = {
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
  q !== '' || activite !== null || tri === 'derniere_commande'

export const sortDe = (tri: TriClient): Sort => TRIS[tri]

/** The order of the list that a column head asks for. */
export const triDeSort = ({ column }: Sort): TriClient =>
  Object.keys(TRIS)
    .filter(TriClient.is)
    .find((tri) => TRIS[tri].column === column) ?? 'recents'
