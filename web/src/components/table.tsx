import type { ReactNode } from 'react'
import styles from './table.module.css'

export type Column<A> = {
  readonly id: string
  readonly label: string
  readonly cell: (row: A) => ReactNode
  /** Figures stand under one another. */
  readonly numeric?: boolean
  /** What the row is about: the title of its card on a phone. */
  readonly title?: boolean
}

type Props<A> = {
  /** Read by screen readers before the table. */
  readonly caption: string
  readonly columns: readonly Column<A>[]
  readonly rows: readonly A[]
  readonly keyOf: (row: A) => string
  /** Key of the row that is open beside the table. */
  readonly current?: string | undefined
}

/** A table drawn as cards is no table any more for some browsers, unless its parts say what they are. */
const PART = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

/** A list in columns; under 700 px each row is a card. */
export const Table = <A,>({ caption, columns, rows, keyOf, current }: Props<A>) => (
  <div className={styles['frame']}>
    <table {...PART.table} className={styles['table']}>
      <caption className="visually-hidden">{caption}</caption>
      <thead {...PART.group}>
        <tr {...PART.row}>
          {columns.map((column) => (
            <th key={column.id} {...PART.head} scope="col" data-numeric={column.numeric}>
              {column.label}
            </th>
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
