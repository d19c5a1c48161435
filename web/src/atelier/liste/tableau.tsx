import type { ReactNode } from 'react'
import type { Sort, SortOrder } from '../../components/table.tsx'
import { LISTE_TEXTS, triTexte } from '../../contents/admin-liste-texts.ts'
import styles from './tableau.module.css'

export type Colonne<A> = {
  readonly id: string
  readonly nom: string
  readonly cellule: (ligne: A) => ReactNode
  /** The orders in which the server gives the list by this column, the usual one first. */
  readonly ordres?: readonly SortOrder[]
  /** Figures stand under one another. */
  readonly chiffres?: boolean
  /**
   * Where it stands in a narrow list, whose rows have two lines: who begins the first, `fin` ends it; of `suite` the first that
   * says something begins the second, `etat` ends it. Nowhere else.
   */
  readonly etroit?: 'titre' | 'fin' | 'suite' | 'etat'
  /** Goes first when there is less room. */
  readonly large?: boolean
}

type Tri = { readonly tri: Sort; readonly onTri: (tri: Sort) => void }

type Props<A> = Tri & {
  /** Read by screen readers before the table. */
  readonly titre: string
  readonly colonnes: readonly Colonne<A>[]
  readonly lignes: readonly A[]
  readonly clefDe: (ligne: A) => string
  /** Key of the row that is open beside the list. */
  readonly ouverte: string
}

/** Rows that are drawn as a grid are no table any more for some browsers, unless its parts say what they are. */
const PARTIE = {
  table: { role: 'table' },
  groupe: { role: 'rowgroup' },
  ligne: { role: 'row' },
  tete: { role: 'columnheader' },
  cellule: { role: 'cell' },
} as const

const ARIA = { asc: 'ascending', desc: 'descending' } as const

/** The other order of the column that leads, the usual one of another. */
const ordreSuivant = <A,>({ id, ordres = [] }: Colonne<A>, tri: Sort): SortOrder | undefined =>
  (tri.column === id ? ordres.find((ordre) => ordre !== tri.order) : undefined) ?? ordres[0]

const Tete = <A,>({ colonne, tri, onTri }: Tri & { readonly colonne: Colonne<A> }) => {
  const { id, nom, chiffres, large } = colonne
  const ordre = ordreSuivant(colonne, tri)
  const mene = tri.column === id ? tri.order : undefined
  return (
    <th
      {...PARTIE.tete}
      scope="col"
      aria-sort={mene === undefined ? undefined : ARIA[mene]}
      data-chiffres={chiffres}
      data-large={large}
    >
      {ordre === undefined ? (
        nom
      ) : (
        <button type="button" onClick={() => onTri({ column: id, order: ordre })}>
          {nom}
          <span aria-hidden="true">{mene === undefined ? '↕' : mene === 'asc' ? '↑' : '↓'}</span>
        </button>
      )}
    </th>
  )
}

const texteDe = ({ column, order }: Sort): string => `${column} ${order}`

/** The same orders where there are no column heads. */
const ChoixDeTri = <A,>({ colonnes, tri, onTri }: Tri & { readonly colonnes: readonly Colonne<A>[] }) => {
  const choix = colonnes.flatMap(({ id, nom, ordres = [] }) => ordres.map((order) => ({ column: id, nom, order })))
  const choisir = (valeur: string): void => {
    const choisi = choix.find((autre) => texteDe(autre) === valeur)
    if (choisi !== undefined) onTri({ column: choisi.column, order: choisi.order })
  }
  return (
    <label className={styles['by']}>
      {LISTE_TEXTS.trier}
      <select value={texteDe(tri)} onChange={({ target }) => choisir(target.value)}>
        {choix.map((un) => (
          <option key={texteDe(un)} value={texteDe(un)}>
            {triTexte(un.nom, un.order)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A list in dense rows: columns where there is room, two lines a row where there is not. A press on a row follows its link. */
export const Tableau = <A,>({ titre, colonnes, lignes, clefDe, ouverte, ...tri }: Props<A>) => (
  <div className={styles['frame']}>
    <ChoixDeTri colonnes={colonnes} {...tri} />
    <table {...PARTIE.table} className={styles['table']}>
      <caption className="visually-hidden">{titre}</caption>
      <thead {...PARTIE.groupe}>
        <tr {...PARTIE.ligne}>
          {colonnes.map((colonne) => (
            <Tete key={colonne.id} colonne={colonne} {...tri} />
          ))}
        </tr>
      </thead>
      <tbody {...PARTIE.groupe}>
        {lignes.map((ligne) => (
          <tr key={clefDe(ligne)} {...PARTIE.ligne} data-place data-open={clefDe(ligne) === ouverte || undefined}>
            {colonnes.map(({ id, cellule, chiffres, etroit, large }) => (
              <td key={id} {...PARTIE.cellule} data-chiffres={chiffres} data-etroit={etroit} data-large={large}>
                {cellule(ligne)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
