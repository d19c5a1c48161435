import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { ChoixDEstimations, EstimationStore } from '#application/ports/estimation-store'
import { pageDe } from '#application/shared/page'
import { portFailure } from '#application/shared/port-failure'
import { type Conversion, debutRecent } from '#domain/estimation/conversion'
import type { EstimationFaite } from '#domain/estimation/estimation-faite'
import { compterEstimation } from './compter-estimation.ts'
import type { MemoryStore } from './memory-store.ts'

const choisie =
  ({ suite, source }: ChoixDEstimations) =>
  (faite: EstimationFaite): boolean =>
    (source === null || faite.source === source) &&
    (suite === null || (suite === 'commandees') === (faite.commandeeLe !== null))

/** The order may be gone since. */
const relue = (store: MemoryStore, faite: EstimationFaite): EstimationFaite =>
  faite.prestation !== null && store.prestations.has(faite.prestation.id) ? faite : { ...faite, prestation: null }

const oublier = (store: MemoryStore, avant: Date): void => {
  for (const { id, commandeeLe, creeLe } of store.estimations.values()) {
    if (commandeeLe === null && creeLe < avant) store.estimations.delete(id)
  }
}

/** `debut`: first day of what is recent. */
const conversionDe = ({ estimationsParJour }: MemoryStore, debut: string): Conversion => {
  const somme = (quoi: 'faites' | 'commandees', depuis: string): number =>
    [...estimationsParJour].reduce((n, [jour, compte]) => n + (jour >= depuis ? compte[quoi] : 0), 0)
  return {
    faites: somme('faites', ''),
    commandees: somme('commandees', ''),
    faites30: somme('faites', debut),
    commandees30: somme('commandees', debut),
  }
}

/** Estimates in memory, with the promises of the database. */
export const makeMemoryEstimationStore = (store: MemoryStore): EstimationStore => ({
  noter: (lot, oubliAvant) =>
    TE.fromIOEither(() => {
      if (lot.some(({ id }) => store.estimations.has(id))) return E.left(portFailure('estimations')('a known id'))
      oublier(store, oubliAvant)
      for (const faite of lot) {
        store.estimations.set(faite.id, faite)
        compterEstimation(store, faite.creeLe, { faites: 1, commandees: 0 })
      }
      return E.right(undefined)
    }),
  lister: (choix, { limite, curseur }) =>
    TE.fromIO(() => {
      const toutes = [...store.estimations.values()].filter(choisie(choix)).toSorted((a, b) => (a.id < b.id ? 1 : -1))
      const suite = toutes.filter(({ id }) => curseur === null || id < curseur).slice(0, limite + 1)
      const page = suite.map((faite) => relue(store, faite))
      return pageDe(page, limite, toutes.length)
    }),
  parId: (id) =>
    TE.fromIO(() => {
      const faite = store.estimations.get(id)
      return faite === undefined ? O.none : O.some(relue(store, faite))
    }),
  conversion: (instant) => TE.fromIO(() => conversionDe(store, debutRecent(instant))),
})
