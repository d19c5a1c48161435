import type { Page } from './page.ts'

/** Highest exact count shown for a searched or filtered list, and for orders to call. */
export const TOTAL_EXACT_MAX = 100

export type Curseur = { readonly clef: string; readonly id: string }

export type PageDeRegistreDemandee = { readonly limite: number; readonly curseur: Curseur | null }

export type Total = { readonly total: number; readonly plafonne: boolean }

export type PageDeRegistre<A, C = Curseur> = Omit<Page<A>, 'curseurSuivant' | 'total'> & {
  readonly curseurSuivant: C | null
  readonly total: Total
}

/** Total from a count capped at `TOTAL_EXACT_MAX` + 1. */
export const totalDe = (comptes: number): Total => ({
  total: Math.min(comptes, TOTAL_EXACT_MAX),
  plafonne: comptes > TOTAL_EXACT_MAX,
})

export const totalExact = (total: number): Total => ({ total, plafonne: false })

/** Builds a page from `limite` + 1 elements; the extra one only shows that there is a next page. */
export const pageDeRegistre = <A>(
  elements: readonly A[],
  limite: number,
  total: Total,
  curseurDe: (element: A) => Curseur,
): PageDeRegistre<A> => {
  const gardes = elements.slice(0, limite)
  const dernier = gardes.at(-1)
  return {
    elements: gardes,
    curseurSuivant: elements.length > limite && dernier !== undefined ? curseurDe(dernier) : null,
    total,
  }
}
