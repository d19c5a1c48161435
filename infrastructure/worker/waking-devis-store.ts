import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { DevisStore } from '#application/ports/devis-store'
import type { MailWorker } from './mail-worker.ts'

/** Wakes the worker of this instance as soon as what was decided about a quote is on disk. */
export const wakingDevisStore = (store: DevisStore, { wake }: Pick<MailWorker, 'wake'>): DevisStore => ({
  ...store,
  modifier: (id, decider) =>
    pipe(
      store.modifier(id, decider),
      TE.tapIO(() => wake),
    ),
})
