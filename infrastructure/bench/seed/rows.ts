import { clefDeRecherche } from '#domain/recherche/clef-de-recherche'

/** A row by its columns; a date is written in ISO 8601, a record as JSON. */
export type Row = Readonly<Record<string, unknown>>

/** Rows of several tables, in the order in which they refer to one another. */
export type Rows = readonly (readonly [table: string, rows: readonly Row[]])[]

/** What a record is found by, as PostgreSQL reads it from a text. */
export const tsvectorOf = (textes: readonly string[]): string =>
  clefDeRecherche(textes)
    .map((mot) => `'${mot.replaceAll("'", "''")}'`)
    .join(' ')
