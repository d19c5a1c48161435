import type { DateCivile } from '#domain/calendrier/date-civile'
import type { MotCherche } from '#domain/recherche/clef-de-recherche'
import type { Decoupe, Epoques } from './decoupe.ts'

/** A cut of a table along one of its keys; `null` is the id. */
export type Coupe = { readonly decoupe: Decoupe; readonly clef: string | null; readonly sens: 'asc' | 'desc' }

export const autreSens = (sens: 'asc' | 'desc'): 'asc' | 'desc' => (sens === 'asc' ? 'desc' : 'asc')

/** How a search of a table is done slice by slice. */
export type Recherche = {
  /** What its index holds, as SQL. */
  readonly vecteur: string
  /** Along what matches are looked for and counted. */
  readonly compte: Coupe
  /** The same cut into epochs. */
  readonly epoques: Epoques
  /** How the sort of the list is cut; `null` when it is not, and has to be walked row by row. */
  readonly decoupe: Decoupe | null
}

export type Parcours = {
  readonly sql: string
  /** What comes after the cursor then. */
  readonly suite: string
}

/** What a register is asked for, in the words of the database. In its pieces of SQL the table is called `r`. */
export type Liste = {
  readonly table: 'prestations' | 'clients' | 'messages' | 'estimations' | 'factures_suivies'
  /** The column that every index of the register begins with, and which of its values are wanted. */
  readonly colonne: string
  readonly valeurs: readonly (string | boolean)[]
  /** Whether these are all the values there are. */
  readonly toutes: boolean
  /** Values that most rows end with, of any column: they are compared row by row, for the index would find nearly all. */
  readonly courantes: readonly (string | boolean)[]
  /** What the list is sorted by, then by id, and its type; `null` for the id itself. */
  readonly clef: string | null
  readonly type: 'text' | 'timestamptz' | 'integer'
  readonly sens: 'asc' | 'desc'
  /** What the index of this sort leaves out; `null` when it has every row. */
  readonly restreinte: string | null
  /** The civil day that `restreinte` speaks of, as `:jour`. */
  readonly jour?: DateCivile
  /** How the sort is walked when no index of the table itself has it. */
  readonly parcours?: Parcours
  readonly recherche: Recherche
  readonly mots: readonly MotCherche[]
  /** One more column that has to have a value. */
  readonly egal: { readonly colonne: string; readonly valeur: string } | null
}

export const estFiltree = ({ mots, egal }: Liste): boolean => mots.length > 0 || egal !== null

/** Whether matches are looked for in the order of the list itself. */
export const estSonCompte = ({ clef, sens, recherche: { compte } }: Liste): boolean =>
  clef === compte.clef && sens === compte.sens

/** The values that are wanted and that few rows have, column by column: the index of words finds them. */
export const valeursRares = ({
  toutes,
  valeurs,
  egal,
  courantes,
}: Liste): readonly (readonly (string | boolean)[])[] => {
  const voulues = [...(toutes ? [] : [valeurs]), ...(egal === null ? [] : [[egal.valeur]])]
  return voulues.filter((unes) => !unes.some((une) => courantes.includes(une)))
}
