import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Outbox } from '#application/ports/outbox'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'

const compter = (outbox: Outbox, instant: Date): TE.TaskEither<PortFailure, number> =>
  pipe(
    outbox.etat(instant),
    TE.map(({ echoues }) => echoues),
  )

/**
 * Puts the failed mails back into the queue, to be tried as often as new ones; answers how many, a simulation only counts.
 * Without a session: it is asked from a terminal, where whoever asks already holds the database.
 */
export const renvoyerCourriels =
  ({ outbox }: Pick<Ports, 'outbox'>) =>
  ({ simulation }: { readonly simulation: boolean }): TE.TaskEither<PortFailure, number> =>
    pipe(
      outbox.heure,
      TE.flatMap((instant) => (simulation ? compter(outbox, instant) : outbox.renvoyerEchoues(instant))),
    )
