import { StatutMessage } from '#domain/message/statut-message'
import { TriMessage } from '#domain/registre/tris'
import type { Sort } from '../liste/ordre.ts'
import type { Recherche } from './queries.ts'

/** What an address asks the list for; a value that is not one of ours asks for everything. */
export const rechercheDe = (lire: (nom: string) => string, curseur: string | null): Recherche => {
  const [statut, tri] = [lire('statut'), lire('tri')]
  return {
    q: lire('q'),
    statut: StatutMessage.is(statut) ? statut : null,
    tri: TriMessage.is(tri) ? tri : 'recents',
    curseur,
  }
}

export const estFiltree = ({ q, statut }: Recherche): boolean => q !== '' || statut !== null

export const sortDe = (tri: TriMessage): Sort => ({ column: 'recu', order: tri === 'recents' ? 'desc' : 'asc' })

export const triDeSort = ({ order }: Sort): TriMessage => (order === 'desc' ? 'recents' : 'anciens')
