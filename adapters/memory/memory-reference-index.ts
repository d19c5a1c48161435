import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { ReferenceIndex } from '#application/ports/reference-index'
import type { MemoryStore } from './memory-store.ts'

/** References in memory. */
export const makeMemoryReferenceIndex = (store: MemoryStore): ReferenceIndex => ({
  prestation: (reference) =>
    TE.fromIO(() =>
      O.fromNullable(
        [...store.prestations.values()].find(({ prestation }) => prestation.reference === reference)?.prestation.id,
      ),
    ),
})
