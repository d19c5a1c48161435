import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { EffacementStore } from '#application/ports/effacement-store'
import type { MailWorker } from './mail-worker.ts'

/** Wakes the worker of this instance as soon as an account is gone, so that the business hears of it. */
export const wakingEffacementStore = (store: EffacementStore, { wake }: Pick<MailWorker, 'wake'>): EffacementStore => ({
  ...store,
  effacer: (clientId, instant, decider) =>
    pipe(
      store.effacer(clientId, instant, decider),
      TE.tapIO(() => wake),
    ),
})
