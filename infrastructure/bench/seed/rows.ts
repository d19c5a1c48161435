/** A row by its columns; a date is written in ISO 8601, a record as JSON. */
export type Row = Readonly<Record<string, unknown>>

/** Rows of several tables, in the order in which they refer to one another. */
export type Rows = readonly (readonly [table: string, rows: readonly Row[]])[]
