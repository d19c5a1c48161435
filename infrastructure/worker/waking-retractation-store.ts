import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { RetractationStore } from '#application/ports/retractation-store'
import type { MailWorker } from './mail-worker.ts'

/** Wakes the worker of this instance as soon as a declaration is on disk: its receipt leaves without delay. */
export const wakingRetractationStore = (
  store: RetractationStore,
  { wake }: Pick<MailWorker, 'wake'>,
): RetractationStore => ({
  ...store,
  declarer: (declaration, decider) =>
    pipe(
      store.declarer(declaration, decider),
      TE.tapIO(() => wake),
    ),
  confirmer: (id, instant, decider) =>
    pipe(
      store.confirmer(id, instant, decider),
      TE.tapIO(() => wake),
    ),
})
