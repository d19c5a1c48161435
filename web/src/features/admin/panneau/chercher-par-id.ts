import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { CallFailure } from '../../../api/reply.ts'

type Page<A> = { readonly data: readonly A[]; readonly curseurSuivant: string | null }

/** Pages that are read before giving up: an address leads to what is recent. */
const PAGES_MAX = 5

/** One element of a list that the server only gives page by page; `null` when it is not among the first pages. */
export const chercherParId = async <A extends { readonly id: string }>(
  id: string,
  lirePage: (curseur: string | null) => TE.TaskEither<CallFailure, Page<A>>,
): Promise<E.Either<CallFailure, A | null>> => {
  let curseur: string | null = null
  for (let rang = 0; rang < PAGES_MAX; rang += 1) {
    const page: E.Either<CallFailure, Page<A>> = await lirePage(curseur)()
    if (E.isLeft(page)) return page
    const trouve = page.right.data.find((element) => element.id === id)
    if (trouve !== undefined) return E.right(trouve)
    curseur = page.right.curseurSuivant
    if (curseur === null) break
  }
  return E.right(null)
}
