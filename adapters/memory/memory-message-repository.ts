import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pageDe } from '#application/shared/page'
import type { MessageRepository } from '#application/ports/message-repository'
import type { MemoryStore } from './memory-store.ts'

/** Messages and their threads in memory. */
export const makeMemoryMessageRepository = (store: MemoryStore): MessageRepository => ({
  parId: (id) => TE.fromIO(() => O.fromNullable(store.messages.get(id))),
  duClient: (clientId, { limite, curseur }) =>
    TE.fromIO(() => {
      const fils = [...store.messages.values()]
        .filter((fil) => fil.clientId === clientId)
        .toSorted((a, b) => (a.message.id < b.message.id ? 1 : -1))
      const suite = fils.filter(({ message }) => curseur === null || message.id < curseur)
      return pageDe(suite.slice(0, limite + 1), limite, fils.length, ({ message }) => message.id)
    }),
})
