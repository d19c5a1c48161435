import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { LivresDeComptes } from './livres-de-comptes.ts'

/** The books as they are at one instant, whatever is written meanwhile, until `finir` gives back what they hold; a reader that rests too long loses them. */
export type LivresFiges = LivresDeComptes & { readonly finir: () => Promise<void> }

export type ComptabiliteReader = LivresDeComptes & {
  readonly figer: () => TE.TaskEither<PortFailure, LivresFiges>
  readonly premiereAnnee: () => TE.TaskEither<PortFailure, O.Option<number>>
}
