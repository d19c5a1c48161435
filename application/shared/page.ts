import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import * as E from '#fp/Either'
import { CURSEUR_INVALIDE, type CurseurInvalide } from '#domain/registre/tris'

export type PageDemandee = { readonly limite: number; readonly curseur: string | null }

export type Page<A, C = string, T = number> = {
  readonly elements: readonly A[]
  readonly curseurSuivant: C | null
  readonly total: T
}

/** Builds a page from `limite` + 1 elements; the extra one only shows that there is a next page. */
export const pageDe = <A, C, T>(
  elements: readonly A[],
  limite: number,
  total: T,
  curseurDe: (element: A) => C,
): Page<A, C, T> => {
  const gardes = elements.slice(0, limite)
  const dernier = gardes.at(-1)
  const suite = dernier !== undefined && elements.length > limite
  return { elements: gardes, curseurSuivant: suite ? curseurDe(dernier) : null, total }
}

/** Highest exact count shown for a searched or filtered list, and for orders to call. */
const TOTAL_EXACT_MAX = 100

export type Curseur = { readonly clef: string; readonly id: string }

export type PageDeRegistreDemandee = { readonly limite: number; readonly curseur: Curseur | null }

export type Total = { readonly total: number; readonly plafonne: boolean }

export type PageDeRegistre<A, C = Curseur> = Page<A, C, Total>

/** Total from a count capped at `TOTAL_EXACT_MAX` + 1. */
export const totalDe = (comptes: number): Total => ({
  total: Math.min(comptes, TOTAL_EXACT_MAX),
  plafonne: comptes > TOTAL_EXACT_MAX,
})

export const totalExact = (total: number): Total => ({ total, plafonne: false })

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

export type SuiteDemandee = { readonly limite: number; readonly curseur: string | null }

export type PageServie<A> = PageDeRegistre<A, string>

export type FormeDeClef = 'instant' | 'montant' | 'identifiant' | 'nom'

// A name may not contain U+D7FF or U+10FFFF: no valid character follows them in order, and neither is a letter.
const FORMES: Readonly<Record<FormeDeClef, RegExp>> = {
  instant: /^\d{1,15}$/,
  montant: /^0*\d{1,9}$/,
  identifiant: /^[\w-]{1,40}$/,
  nom: /^[^\0\uD7FF\u{10FFFF}]{0,100}$/u,
}

const CURSEUR = /^([a-z_]+)\.([\w-]{1,40})\.(.*)$/s

/** Reads the cursor of a list. It contains the sort, so that it is never used with another one. */
export const lireSuite = (
  tri: string,
  forme: FormeDeClef,
  { limite, curseur }: SuiteDemandee,
): E.Either<CurseurInvalide, PageDeRegistreDemandee> => {
  if (curseur === null) return E.right({ limite, curseur: null })
  const [, nom, id, clef] = CURSEUR.exec(curseur) ?? []
  return nom === tri && id !== undefined && clef !== undefined && FORMES[forme].test(clef)
    ? E.right({ limite, curseur: { clef, id } })
    : E.left(CURSEUR_INVALIDE)
}

const ecrireCurseur = (tri: string, { clef, id }: Curseur): string => `${tri}.${id}.${clef}`

export const servirPage =
  (tri: string) =>
  <A>(page: PageDeRegistre<A>): PageServie<A> => ({
    ...page,
    curseurSuivant: page.curseurSuivant === null ? null : ecrireCurseur(tri, page.curseurSuivant),
  })
