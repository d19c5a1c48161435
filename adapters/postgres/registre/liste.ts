import type { MotCherche } from '#domain/recherche/clef-de-recherche'

/** What a register is asked for, in the words of the database. In its pieces of SQL the table is called `r`. */
export type Liste = {
  readonly table: 'prestations' | 'clients' | 'messages' | 'estimations'
  /** The column that every index of the register begins with, and which of its values are wanted. */
  readonly colonne: string
  readonly valeurs: readonly (string | boolean)[]
  /** Whether these are all the values there are. */
  readonly toutes: boolean
  /** What the list is sorted by, then by id, and its type; `null` for the id itself. */
  readonly clef: string | null
  readonly type: 'text' | 'timestamptz' | 'integer'
  readonly sens: 'asc' | 'desc'
  /** What the index of this sort leaves out; `null` when it has every row. */
  readonly restreinte: string | null
  /** How the sort is walked when no index of the table itself has it, and what comes after the cursor then. */
  readonly parcours?: { readonly sql: string; readonly suite: string }
  readonly mots: readonly MotCherche[]
  /** One more column that has to have a value. */
  readonly egal: { readonly colonne: string; readonly valeur: string } | null
}

export const estFiltree = ({ mots, egal }: Liste): boolean => mots.length > 0 || egal !== null
