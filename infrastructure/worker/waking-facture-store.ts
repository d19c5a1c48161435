import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { FactureStore } from '#application/ports/facture-store'
import type { MailWorker } from './mail-worker.ts'

/** Wakes the worker of this instance as soon as a document that is to be mailed is on disk. */
export const wakingFactureStore = (store: FactureStore, { wake }: Pick<MailWorker, 'wake'>): FactureStore => ({
  ...store,
  emettre: (id, instant, decider, rediger) =>
    pipe(
      store.emettre(id, instant, decider, rediger),
      TE.tapIO(() => wake),
    ),
  emettreAvoir: (numero, instant, decider, rediger) =>
    pipe(
      store.emettreAvoir(numero, instant, decider, rediger),
      TE.tapIO(() => wake),
    ),
  renvoyer: (numero, instant) =>
    pipe(
      store.renvoyer(numero, instant),
      TE.tapIO(() => wake),
    ),
})
