import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { MessageStore } from '#application/ports/message-store'
import type { MailWorker } from './mail-worker.ts'

/** Wakes the worker of this instance as soon as a message, or what follows in its thread, is on disk. */
export const wakingMessageStore = (store: MessageStore, { wake }: Pick<MailWorker, 'wake'>): MessageStore => ({
  ...store,
  enregistrer: (message, cle) =>
    pipe(
      store.enregistrer(message, cle),
      TE.tapIO(() => wake),
    ),
  enregistrerDeClient: (message, cle) =>
    pipe(
      store.enregistrerDeClient(message, cle),
      TE.tapIO(() => wake),
    ),
  poursuivre: (id, decider, cle) =>
    pipe(
      store.poursuivre(id, decider, cle),
      TE.tapIO(() => wake),
    ),
})
