import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { MessageRepository } from '#application/ports/message-repository'
import type { MemoryStore } from './memory-store.ts'

/** Messages in memory. */
export const makeMemoryMessageRepository = (store: MemoryStore): MessageRepository => ({
  parId: (id) => TE.fromIO(() => O.fromNullable(store.messages.get(id))),
})
