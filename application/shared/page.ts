import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'

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

/** Highest exact count shown for a searched or filtered list, and for orders to call. */
const TOTAL_EXACT_MAX = 100

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

const LIMITE = 200

export const toutLire = <R, A>(
  lire: (page: PageDemandee) => TE.TaskEither<R, Page<A>>,
  curseur: string | null = null,
): TE.TaskEither<R, readonly A[]> =>
  pipe(
    lire({ limite: LIMITE, curseur }),
    TE.flatMap(({ elements, curseurSuivant }) =>
      curseurSuivant === null
        ? TE.right(elements)
        : pipe(
            toutLire(lire, curseurSuivant),
            TE.map((suite) => [...elements, ...suite]),
          ),
    ),
  )
