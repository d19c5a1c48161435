import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Outbox } from '#application/ports/outbox'
import type { MailWorker } from './mail-worker.ts'

/** Wakes the worker of this instance as soon as a reset is asked for. For use cases: the worker itself reads the plain one. */
export const wakingOutbox = (outbox: Outbox, { wake }: Pick<MailWorker, 'wake'>): Outbox => ({
  ...outbox,
  demanderReinitialisation: (email, instant) =>
    pipe(
      outbox.demanderReinitialisation(email, instant),
      TE.tapIO(() => wake),
    ),
})
