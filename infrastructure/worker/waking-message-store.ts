import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { MessageStore } from '#application/ports/message-store'
import type { MailWorker } from './mail-worker.ts'

/** Wakes the worker of this instance as soon as a message, or what follows in its thread, is on disk. */
export const wakingMessageStore = (store: MessageStore, { wake }: Pick<MailWorker, 'wake'>): MessageStore => ({
  enregistrer: (message) =>
    pipe(
      store.enregistrer(message),
      TE.tapIO(() => wake),
    ),
  enregistrerDeClient: (message) =>
    pipe(
      store.enregistrerDeClient(message),
      TE.tapIO(() => wake),
    ),
  poursuivre: (id, decider) =>
    pipe(
      store.poursuivre(id, decider),
      TE.tapIO(() => wake),
    ),
})
