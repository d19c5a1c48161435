import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { MessageStore } from '#application/ports/message-store'
import type { MailWorker } from './mail-worker.ts'

/** Wakes the worker of this instance as soon as a message is on disk. */
export const wakingMessageStore = (store: MessageStore, { wake }: Pick<MailWorker, 'wake'>): MessageStore => ({
  enregistrer: (message) =>
    pipe(
      store.enregistrer(message),
      TE.tapIO(() => wake),
    ),
})
