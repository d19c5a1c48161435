import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Page, PageDemandee } from './page.ts'

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
