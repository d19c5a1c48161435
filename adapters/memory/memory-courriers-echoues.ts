import * as TE from '#fp/TaskEither'
import type { Outbox } from '#application/ports/outbox'
import type { MemoryCourrier, MemoryStore } from './memory-store.ts'

const echouesDe = (store: MemoryStore): readonly MemoryCourrier[] =>
  [...store.courriers.values()]
    .filter(({ statut }) => statut === 'echoue')
    .toSorted((a, b) => b.creeLe.getTime() - a.creeLe.getTime() || (a.id < b.id ? -1 : 1))

const sujetDe = ({ prestations, messages }: MemoryStore, courrier: MemoryCourrier): string => {
  if ('prestationId' in courrier) return prestations.get(courrier.prestationId)?.prestation.reference ?? ''
  if ('messageId' in courrier) return messages.get(courrier.messageId)?.message.nom ?? ''
  if ('email' in courrier) return courrier.email
  return courrier.genre === 'effacement_entreprise'
    ? (courrier.detail.references[0] ?? '')
    : courrier.detail.reference || courrier.detail.email
}

/** What the owner does with the mails that were given up, in memory. */
export const memoryCourriersEchoues = (store: MemoryStore): Pick<Outbox, 'echoues' | 'renvoyerEchoues'> => ({
  echoues: (limite) =>
    TE.fromIO(() =>
      echouesDe(store)
        .slice(0, limite)
        .map((courrier) => {
          const { id, genre, essais, creeLe, derniereErreur = null } = courrier
          return { id, genre, essais, creeLe, derniereErreur, sujet: sujetDe(store, courrier) }
        }),
    ),
  renvoyerEchoues: (instant, seul = null) =>
    TE.fromIO(() => {
      const echoues = echouesDe(store).filter(({ id }) => seul === null || id === seul)
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
