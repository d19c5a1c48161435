import * as TE from '#fp/TaskEither'
import type { Outbox } from '#application/ports/outbox'
import type { MemoryCourrier, MemoryStore } from './memory-store.ts'

const echouesDe = (store: MemoryStore): readonly MemoryCourrier[] =>
  [...store.courriers.values()]
    .filter(({ statut }) => statut === 'echoue')
    .toSorted((a, b) => b.creeLe.getTime() - a.creeLe.getTime() || (a.id < b.id ? -1 : 1))

/** What the owner does with the mails that were given up, in memory. */
export const memoryCourriersEchoues = (store: MemoryStore): Pick<Outbox, 'echoues' | 'renvoyerEchoues'> => ({
  echoues: (limite) =>
    TE.fromIO(() =>
      echouesDe(store)
        .slice(0, limite)
        .map(({ id, genre, essais, creeLe, derniereErreur = null }) => ({ id, genre, essais, creeLe, derniereErreur })),
    ),
  renvoyerEchoues: (instant) =>
    TE.fromIO(() => {
      const echoues = echouesDe(store)
      for (const courrier of echoues) {
        store.courriers.set(courrier.id, {
          ...courrier,
          statut: 'a_envoyer',
          essais: 0,
          aEnvoyerLe: instant,
          bailJusquAu: null,
        })
      }
      return echoues.length
    }),
})
