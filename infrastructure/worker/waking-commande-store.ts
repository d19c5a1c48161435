import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CommandeStore } from '#application/ports/commande-store'
import type { MailWorker } from './mail-worker.ts'

/** Wakes the worker of this instance as soon as an order is on disk, so that its mails leave at once. */
export const wakingCommandeStore = (store: CommandeStore, { wake }: Pick<MailWorker, 'wake'>): CommandeStore => ({
  ...store,
  enregistrer: (...commande) =>
    pipe(
      store.enregistrer(...commande),
      TE.tapIO(() => wake),
    ),
})
