import { type ClefDePrestation, sensDeTri, TriPrestation } from '#domain/registre/tris'
import { type Sort, sortOf } from '../liste/ordre.ts'

/** The column that leads in each order of the list, and the way it usually runs. */
const TRIS: Readonly<Record<ClefDePrestation, Sort>> = {
  recentes: { column: 'commande', order: 'desc' },
  a_contacter: { column: 'contact', order: 'asc' },
  rendez_vous: { column: 'rendez_vous', order: 'desc' },
  montant: { column: 'montant', order: 'desc' },
}

/** The order that an address asks for; the newest first unless it exists. */
export const triDe = (texte: string): TriPrestation => (TriPrestation.is(texte) ? texte : 'recentes')

export const sortDe = (tri: TriPrestation): Sort => {
  const { clef, inverse } = sensDeTri(tri)
  return sortOf(TRIS[clef], inverse)
}

/** The order of the list that a column head asks for. */
export const triDeSort = ({ column, order }: Sort): TriPrestation =>
  TriPrestation.values.find((tri) => {
    const sort = sortDe(tri)
    return sort.column === column && sort.order === order
  }) ?? 'recentes'
