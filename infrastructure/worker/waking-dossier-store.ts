import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { DossierStore } from '#application/ports/dossier-store'
import type { MailWorker } from './mail-worker.ts'

/** Wakes the worker of this instance as soon as what was decided about a prestation is on disk. */
export const wakingDossierStore = (store: DossierStore, { wake }: Pick<MailWorker, 'wake'>): DossierStore => ({
  ...store,
  modifier: (id, instant, decider) =>
    pipe(
      store.modifier(id, instant, decider),
      TE.tapIO(() => wake),
    ),
})
