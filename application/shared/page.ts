/** Which part of a list is wanted: how many, after which one; `null` is from the beginning. */
export type PageDemandee = { readonly limite: number; readonly curseur: string | null }

/** A part of a list, newest first, the cursor of the next part if there is one, and how long the whole list is. */
export type Page<A> = {
  readonly elements: readonly A[]
  readonly curseurSuivant: string | null
  readonly total: number
}

/** Builds a page from `limite` + 1 elements; the extra one only shows that there is a next page. */
export const pageDe = <A>(
  elements: readonly A[],
  limite: number,
  total: number,
  idDe: (element: A) => string,
): Page<A> => {
  const gardes = elements.slice(0, limite)
  const dernier = gardes.at(-1)
  const suite = dernier !== undefined && elements.length > limite
  return { elements: gardes, curseurSuivant: suite ? idDe(dernier) : null, total }
}
