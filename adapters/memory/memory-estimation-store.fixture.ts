import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { EstimationStore } from '#application/ports/estimation-store'
import { portFailure } from '#application/shared/port-failure'
import type { EstimationFaite } from '#domain/estimation/estimation-faite'
import { enBaseSeulement, type MemoryStore } from './memory-store.fixture.ts'

/** The estimate as stored, without its order if that was erased. */
const relue = (store: MemoryStore, faite: EstimationFaite): EstimationFaite =>
  faite.prestation !== null && store.prestations.has(faite.prestation.id) ? faite : { ...faite, prestation: null }

const oublier = (store: MemoryStore, avant: Date): void => {
  for (const faite of store.estimations.values()) {
    if (faite.commandeeLe === null && faite.creeLe < avant) store.estimations.delete(faite.id)
  }
}

export const makeMemoryEstimationStore = (store: MemoryStore): EstimationStore => ({
  lister: enBaseSeulement,
  conversion: enBaseSeulement,
  noter: (lot, oubliAvant) =>
    TE.fromIOEither(() => {
      if (lot.some((faite) => store.estimations.has(faite.id))) return E.left(portFailure('estimations')('a known id'))
      oublier(store, oubliAvant)
      for (const faite of lot) store.estimations.set(faite.id, faite)
      return E.right(undefined)
    }),
  parId: (cherche) =>
    TE.fromIO(() => {
      const faite = store.estimations.get(cherche)
      return faite === undefined ? O.none : O.some(relue(store, faite))
    }),
})
