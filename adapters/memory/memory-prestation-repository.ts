import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Chiffres, PrestationRepository, Suivi } from '#application/ports/prestation-repository'
import { pageDe } from '#application/shared/page'
import type { Evenement } from '#domain/prestation/evenement'
import type { PrestationId } from '#domain/prestation/reference'
import type { Dossier } from '#domain/rendez-vous/dossier'
import type { MemoryStore } from './memory-store.ts'

const trouver = (store: MemoryStore, id: PrestationId): O.Option<Dossier> => O.fromNullable(store.prestations.get(id))

const suivre =
  (store: MemoryStore) =>
  (dossier: Dossier): Suivi => ({ dossier, evenements: store.evenements.get(dossier.prestation.id) ?? [] })

/** The prestations of an account, newest first. */
const duClient = (store: MemoryStore, clientId: string): readonly Dossier[] =>
  [...store.prestations.values()]
    .filter((dossier) => dossier.clientId === clientId)
    .toSorted((a, b) => (a.prestation.id < b.prestation.id ? 1 : -1))

const compter = (dossiers: readonly Dossier[]): Chiffres => {
  const nombre = (statut: keyof Chiffres) => dossiers.filter(({ prestation }) => prestation.statut === statut).length
  return {
    en_attente: nombre('en_attente'),
    en_cours: nombre('en_cours'),
    terminé: nombre('terminé'),
    annulé: nombre('annulé'),
  }
}

/** Prestations in memory. */
export const makeMemoryPrestationRepository = (store: MemoryStore): PrestationRepository => ({
  parId: (id) =>
    TE.fromIO(() =>
      pipe(
        trouver(store, id),
        O.map(({ clientId, prestation }) => ({ clientId, prestation })),
      ),
    ),
  suivi: (id) => TE.fromIO(() => pipe(trouver(store, id), O.map(suivre(store)))),
  histoires: (ids) =>
    TE.fromIO(
      () =>
        new Map(
          ids.flatMap((id): [PrestationId, readonly Evenement[]][] => {
            const evenements = store.evenements.get(id)
            return evenements === undefined ? [] : [[id, evenements]]
          }),
        ),
    ),
  duClient: (clientId, { limite, curseur }) =>
    TE.fromIO(() => {
      const dossiers = duClient(store, clientId)
      const suite = dossiers.filter(({ prestation }) => curseur === null || prestation.id < curseur)
      const page = pageDe(suite, limite, dossiers.length, ({ prestation }) => prestation.id)
      return { ...page, elements: page.elements.map(suivre(store)) }
    }),
  chiffresDuClient: (clientId) => TE.fromIO(() => compter(duClient(store, clientId))),
})
