import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Clock } from '#application/ports/ports'
import type { FreinStore } from '#application/ports/frein-store'
import type { MemoryStore } from './memory-store.fixture.ts'

export const makeMemoryFreinStore = (store: MemoryStore, clock: Clock): FreinStore => ({
  compter: (cle, decider) =>
    TE.fromIOEither(() =>
      pipe(
        decider(store.freins.get(cle) ?? null, clock.maintenant()),
        E.map((compteur) => {
          store.freins.set(cle, compteur)
        }),
      ),
    ),
  oublier: (cles) =>
    TE.fromIO(() => {
      for (const cle of cles) store.freins.delete(cle)
    }),
})
