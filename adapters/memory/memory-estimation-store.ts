import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { ChoixDEstimations, EstimationStore } from '#application/ports/estimation-store'
import { portFailure } from '#application/shared/port-failure'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { type Conversion, debutRecent, oubliAvant } from '#domain/estimation/conversion'
import type { EstimationFaite } from '#domain/estimation/estimation-faite'
import { correspond } from '#domain/recherche/clef-de-recherche'
import { clefDEstimation } from '#domain/recherche/clefs'
import type { MemoryStore } from './memory-store.ts'
import { type Ordre, pageEnMemoire } from './page-en-memoire.ts'

const choisie =
  ({ suite, source, mots }: ChoixDEstimations) =>
  (faite: EstimationFaite): boolean =>
    (source === null || faite.source === source) &&
    (suite === null || (suite === 'commandees') === (faite.commandeeLe !== null)) &&
    correspond(clefDEstimation(faite), mots)

const id = (faite: EstimationFaite): string => faite.id

const RECENTES: Ordre<EstimationFaite> = { clef: id, id, sens: 'desc' }

/** The order may be gone since. */
const relue = (store: MemoryStore, faite: EstimationFaite): EstimationFaite =>
  faite.prestation !== null && store.prestations.has(faite.prestation.id) ? faite : { ...faite, prestation: null }

const oublier = (store: MemoryStore, avant: Date): void => {
  for (const faite of store.estimations.values()) {
    if (faite.commandeeLe === null && faite.creeLe < avant) store.estimations.delete(faite.id)
  }
}

const conversionDe = ({ estimations }: MemoryStore, instant: Date): Conversion => {
  const gardees = [...estimations.values()].filter(({ creeLe }) => creeLe >= oubliAvant(instant))
  const recentes = gardees.filter(({ creeLe }) => dateParis(creeLe) >= debutRecent(instant))
  const commandees = (faites: readonly EstimationFaite[]): number =>
    faites.filter(({ commandeeLe }) => commandeeLe !== null).length
  return {
    faites: gardees.length,
    commandees: commandees(gardees),
    faites30: recentes.length,
    commandees30: commandees(recentes),
  }
}

/** Estimates in memory, with the promises of the database. */
export const makeMemoryEstimationStore = (store: MemoryStore): EstimationStore => ({
  noter: (lot, oubliAvant) =>
    TE.fromIOEither(() => {
      if (lot.some((faite) => store.estimations.has(faite.id))) return E.left(portFailure('estimations')('a known id'))
      oublier(store, oubliAvant)
      for (const faite of lot) store.estimations.set(faite.id, faite)
      return E.right(undefined)
    }),
  lister: (choix, { limite, curseur }) =>
    TE.fromIO(() => {
      const choisies = [...store.estimations.values()].map((faite) => relue(store, faite)).filter(choisie(choix))
      const demandee = { limite, curseur: curseur === null ? null : { clef: curseur, id: curseur } }
      const page = pageEnMemoire(choisies, RECENTES, demandee, choix.mots.length > 0)
      return { ...page, curseurSuivant: page.curseurSuivant?.id ?? null }
    }),
  parId: (cherche) =>
    TE.fromIO(() => {
      const faite = store.estimations.get(cherche)
      return faite === undefined ? O.none : O.some(relue(store, faite))
    }),
  conversion: (instant) => TE.fromIO(() => conversionDe(store, instant)),
})
