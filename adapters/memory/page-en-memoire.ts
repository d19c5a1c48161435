import {
  type Curseur,
  type PageDeRegistre,
  type PageDeRegistreDemandee,
  pageDeRegistre,
  totalDe,
  totalExact,
} from '#application/shared/page-de-registre'
import { sensDeTri } from '#domain/registre/tris'

/** How a list in memory is sorted: by a key, then by id. Keys of one sort have one length, or are names. */
export type Ordre<A> = {
  readonly clef: (element: A) => string
  readonly id: (element: A) => string
  readonly sens: 'asc' | 'desc'
}

/** The order of a list, from its end when that is asked for. */
export const ordreDe = <Clef extends string, A>(
  ordres: Readonly<Record<Clef, Ordre<A>>>,
  tri: Clef | `${Clef}_inverse`,
): Ordre<A> => {
  const { clef, inverse } = sensDeTri<Clef>(tri)
  const ordre = ordres[clef]
  return inverse ? { ...ordre, sens: ordre.sens === 'asc' ? 'desc' : 'asc' } : ordre
}

const INSTANT_LONGUEUR = 15

/** An instant as a key: whole milliseconds, all of one length. */
export const clefDInstant = (instant: Date): string => String(instant.getTime()).padStart(INSTANT_LONGUEUR, '0')

const compare = (a: Curseur, b: Curseur): number => {
  if (a.clef !== b.clef) return a.clef < b.clef ? -1 : 1
  if (a.id === b.id) return 0
  return a.id < b.id ? -1 : 1
}

/** The page of a list, sorted; a list that was filtered is counted as far as a database would. */
export const pageEnMemoire = <A>(
  elements: readonly A[],
  { clef, id, sens }: Ordre<A>,
  { limite, curseur }: PageDeRegistreDemandee,
  filtree: boolean,
): PageDeRegistre<A> => {
  const signe = sens === 'asc' ? 1 : -1
  const curseurDe = (element: A): Curseur => ({ clef: clef(element), id: id(element) })
  const suite = elements
    .toSorted((a, b) => signe * compare(curseurDe(a), curseurDe(b)))
    .filter((element) => curseur === null || signe * compare(curseurDe(element), curseur) > 0)
  const total = filtree ? totalDe(elements.length) : totalExact(elements.length)
  return pageDeRegistre(suite.slice(0, limite + 1), limite, total, curseurDe)
}
