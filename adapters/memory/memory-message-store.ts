import * as TE from '#fp/TaskEither'
import type { MessageStore } from '#application/ports/message-store'
import type { Message } from '#domain/message/message'
import type { MemoryStore } from './memory-store.ts'

const deposerCourrier = (store: MemoryStore, { id: messageId, creeLe }: Message): void => {
  const id = `courrier-${store.courriers.size + 1}`
  const quoi = { id, genre: 'message_entreprise', messageId, essais: 0 } as const
  store.courriers.set(id, { ...quoi, statut: 'a_envoyer', creeLe, aEnvoyerLe: creeLe, bailJusquAu: null })
}

/** Messages in memory, with the promises of the database. */
export const makeMemoryMessageStore = (store: MemoryStore): MessageStore => ({
  enregistrer: (message) =>
    TE.fromIO(() => {
      store.messages.set(message.id, message)
      deposerCourrier(store, message)
    }),
})
