import type { ReactNode } from 'react'
import { triTexte, LISTE_TEXTS } from '../contents/admin-liste-texts.ts'
import styles from './table.module.css'

export type SortOrder = 'asc' | 'desc'

export type Sort = { readonly column: string; readonly order: SortOrder }

export type Column<A> = {
  readonly id: string
  readonly label: string
  readonly cell: (row: A) => ReactNode
  /** The orders in which the server gives the list by this column, the usual one first. */
  readonly orders?: readonly SortOrder[]
  /** Figures stand under one another. */
  readonly numeric?: boolean
  /** What the row is about: the title of its card on a phone. */
  readonly title?: boolean
}

type Sorting = { readonly sort?: Sort | undefined; readonly onSort?: ((sort: Sort) => void) | undefined }

type Props<A> = Sorting & {
  /** Read by screen readers before the table. */
  readonly caption: string
  readonly columns: readonly Column<A>[]
  readonly rows: readonly A[]
  readonly keyOf: (row: A) => string
  /** Key of the row that is open beside the table. */
  readonly current?: string | undefined
}

const inverseOf = (order: SortOrder): SortOrder => (order === 'asc' ? 'desc' : 'asc')

/** The column that leads, and the way it runs, for each key of a list; from its end when it is inverted. */
export const sortOf = ({ column, order }: Sort, inverse: boolean): Sort => ({
  column,
  order: inverse ? inverseOf(order) : order,
})

/** A table drawn as cards is no table any more for some browsers, unless its parts say what they are. */
const PART = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

const ARIA = { asc: 'ascending', desc: 'descending' } as const

/** The next order of a column: the other one when it leads already, if there is another. */
const nextOrder = <A,>({ id, orders = [] }: Column<A>, sort: Sort | undefined): SortOrder | undefined =>
  (sort?.column === id ? orders.find((order) => order !== sort.order) : undefined) ?? orders[0]

const Heading = <A,>({ column, sort, onSort }: Sorting & { readonly column: Column<A> }) => {
  const order = nextOrder(column, sort)
  const led = sort?.column === column.id ? sort.order : undefined
  return (
    <th {...PART.head} scope="col" aria-sort={led === undefined ? undefined : ARIA[led]} data-numeric={column.numeric}>
      {order === undefined || onSort === undefined ? (
        column.label
      ) : (
        <button type="button" className={styles['sort']} onClick={() => onSort({ column: column.id, order })}>
          {column.label}
          <span aria-hidden="true">{led === undefined ? '↕' : led === 'asc' ? '↑' : '↓'}</span>
        </button>
      )}
    </th>
  )
}

/** The same orders where there are no column heads: on a phone. */
const SortSelect = <A,>({ columns, sort, onSort }: Sorting & Pick<Props<A>, 'columns'>) => {
  const choices = columns.flatMap(({ id, label, orders = [] }) => orders.map((order) => ({ column: id, label, order })))
  if (onSort === undefined || choices.length === 0) return null
  const valueOf = ({ column, order }: Sort): string => `${column} ${order}`
  const choose = (value: string): void => {
    const chosen = choices.find((choice) => valueOf(choice) === value)
    if (chosen !== undefined) onSort({ column: chosen.column, order: chosen.order })
  }
  return (
    <label className={styles['by']}>
      {LISTE_TEXTS.trier}
      <select value={sort === undefined ? '' : valueOf(sort)} onChange={({ target }) => choose(target.value)}>
        {choices.map((choice) => (
          <option key={valueOf(choice)} value={valueOf(choice)}>
            {triTexte(choice.label, choice.order)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A list in columns; under 700 px each row is a card. */
export const Table = <A,>({ caption, columns, rows, keyOf, sort, onSort, current }: Props<A>) => (
  <div className={styles['frame']}>
    <SortSelect columns={columns} sort={sort} onSort={onSort} />
    <table {...PART.table} className={styles['table']}>
      <caption className="visually-hidden">{caption}</caption>
      <thead {...PART.group}>
        <tr {...PART.row}>
          {columns.map((column) => (
            <Heading key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody {...PART.group}>
        {rows.map((row) => (
          <tr key={keyOf(row)} {...PART.row} data-place data-current={keyOf(row) === current || undefined}>
            {columns.map(({ id, label, cell, numeric, title }) => (
              <td key={id} {...PART.cell} data-label={label} data-numeric={numeric} data-title={title}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
