import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { DevisStore } from '#application/ports/devis-store'
import type { ChangementDeDevis } from '#domain/devis/proposer-avenant'
import type { DossierDeDevis } from '#domain/devis/version-de-devis'
import { PRESTATION_INCONNUE, type PrestationId } from '#domain/prestation/reference'
import { deposerCourrier } from './deposer-courrier.fixture.ts'
import type { MemoryStore } from './memory-store.fixture.ts'

const lire = (store: MemoryStore, id: PrestationId): DossierDeDevis | null => {
  const dossier = store.prestations.get(id)
  return dossier === undefined ? null : { dossier, versions: store.versionsDeDevis.get(id) ?? [] }
}

const ecrire = (store: MemoryStore, { etat, evenement, courriers }: ChangementDeDevis): void => {
  const { id } = etat.dossier.prestation
  store.prestations.set(id, etat.dossier)
  store.versionsDeDevis.set(id, etat.versions)
  store.evenements.set(id, [...(store.evenements.get(id) ?? []), evenement])
  for (const { genre, annonce } of courriers) {
    deposerCourrier(store, { genre, prestationId: id, detail: annonce }, evenement.le)
  }
}

export const makeMemoryDevisStore = (store: MemoryStore): DevisStore => ({
  parId: (id) => TE.fromIO(() => O.fromNullable(lire(store, id))),
  modifier: (id, decider) =>
    TE.fromIOEither(() => {
      const avant = lire(store, id)
      if (avant === null) return E.left(PRESTATION_INCONNUE)
      const decision = decider(avant)
      if (E.isLeft(decision)) return decision
      if (decision.right === null) return E.right(avant)
      ecrire(store, decision.right)
      return E.right(decision.right.etat)
    }),
})
