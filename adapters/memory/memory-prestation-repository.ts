import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { PrestationRepository } from '#application/ports/prestation-repository'
import type { MemoryStore } from './memory-store.ts'

/** Prestations in memory. */
export const makeMemoryPrestationRepository = (store: MemoryStore): PrestationRepository => ({
  parId: (id) => TE.fromIO(() => O.fromNullable(store.prestations.get(id))),
})
