import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { DossierStore } from '#application/ports/dossier-store'
import { seGenent } from '#domain/agenda/visite'
import { PRESTATION_INCONNUE } from '#domain/prestation/prestation-inconnue'
import type { PrestationId } from '#domain/prestation/reference'
import { type DateProposee, STATUTS_RETENUS } from '#domain/rendez-vous/date-proposee'
import { type Changement, type Dossier, laisserExpirer } from '#domain/rendez-vous/dossier'
import { CRENEAU_OCCUPE } from '#domain/rendez-vous/refus'
import { deposerCourrier } from './deposer-courrier.ts'
import type { MemoryCourrier, MemoryStore } from './memory-store.ts'

const retenues = ({ dates }: Dossier): readonly DateProposee[] =>
  dates.filter(({ statut }) => STATUTS_RETENUS.includes(statut))

/** The technician is one: any two held dates want the same time. */
const libre = (dossier: Dossier, autres: readonly Dossier[]): boolean => {
  const prises = autres.flatMap(retenues)
  return !retenues(dossier).some((date) => prises.some((prise) => seGenent(date, prise)))
}

const estRappelDe =
  (id: PrestationId) =>
  (courrier: MemoryCourrier): boolean =>
    courrier.genre === 'rappel_client' && courrier.prestationId === id && courrier.statut === 'a_envoyer'

/** Writes a decision with its history and its mails. */
export const ecrireDossier = (store: MemoryStore, avant: Dossier, changement: Changement): void => {
  const { dossier, evenement, courriers, avis } = changement
  const { id } = dossier.prestation
  store.prestations.set(id, dossier)
  store.evenements.set(id, [...(store.evenements.get(id) ?? []), evenement])
  const rappels = dossier.sequence === avant.sequence ? [] : [...store.courriers.values()].filter(estRappelDe(id))
  for (const rappel of rappels) store.courriers.delete(rappel.id)
  for (const { genre, annonce, aEnvoyerLe } of courriers) {
    deposerCourrier(store, { genre, prestationId: id, detail: annonce }, evenement.le, aEnvoyerLe)
  }
  if (avis !== undefined) {
    deposerCourrier(store, { genre: 'statut_client', prestationId: id, detail: avis }, evenement.le)
  }
}

/** Prestations with their dates in memory, with the promises of the database. */
export const makeMemoryDossierStore = (store: MemoryStore): DossierStore => ({
  parId: (id) => TE.fromIO(() => O.fromNullable(store.prestations.get(id))),
  modifier: (id, instant, decider) =>
    TE.fromIOEither(() => {
      const avant = store.prestations.get(id)
      if (avant === undefined) return E.left(PRESTATION_INCONNUE)
      const decision = decider(avant)
      if (E.isLeft(decision)) return decision
      const changement = decision.right
      if (changement === null) return E.right(avant)
      const autres = [...store.prestations.values()]
        .filter(({ prestation }) => prestation.id !== id)
        .map((autre) => laisserExpirer(autre, instant))
      if (!libre(changement.dossier, autres)) return E.left(CRENEAU_OCCUPE)
      for (const autre of autres) store.prestations.set(autre.prestation.id, autre)
      ecrireDossier(store, avant, changement)
      return E.right(changement.dossier)
    }),
})
