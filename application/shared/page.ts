export type PageDemandee = { readonly limite: number; readonly curseur: string | null }

export type Page<A> = {
  readonly elements: readonly A[]
  readonly curseurSuivant: string | null
  readonly total: number
}

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
