import { TriPrestation } from '#domain/registre/tris'
import type { Sort } from '../../../components/table.tsx'

/** The column that leads in each order of the list, and the way it runs. */
const TRIS: Readonly<Record<TriPrestation, Sort>> = {
  recentes: { column: 'commande', order: 'desc' },
  a_contacter: { column: 'contact', order: 'asc' },
  rendez_vous: { column: 'rendez_vous', order: 'desc' },
  montant: { column: 'montant', order: 'desc' },
}

/** The order that an address asks for; the newest first unless it exists. */
export const triDe = (texte: string): TriPrestation => (TriPrestation.is(texte) ? texte : 'recentes')

export const sortDe = (tri: TriPrestation): Sort => TRIS[tri]

/** The order of the list that a column head asks for. */
export const triDeSort = ({ column }: Sort): TriPrestation =>
  Object.keys(TRIS)
    .filter(TriPrestation.is)
    .find((tri) => TRIS[tri].column === column) ?? 'recentes'
