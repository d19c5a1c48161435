/** Rows of a page of a list: as many as one reads before searching instead. */
export const LIMITE = 25

/** A part of a list, and after which element the next one begins. */
export type Page<A> = {
  readonly data: readonly A[]
  readonly curseurSuivant: string | null
  readonly total: number
  /** There are more than that: the count stopped. */
  readonly totalPlafonne?: boolean
  /** Near spellings of a search that found nothing. */
  readonly proches?: readonly string[]
}
