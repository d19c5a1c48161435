import * as T from '#fp/Task'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CourrierEchoue, EtatOutbox } from '#application/ports/outbox'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'

/** Failed mails that are told one by one, the most recent first. */
export const ECHECS_MONTRES = 20

export type EtatCourriels = EtatOutbox & { readonly derniersEchecs: readonly CourrierEchoue[] }

/** What waits and what failed. Without a session: it is asked from a terminal, where whoever asks already holds the database. */
export const etatCourriels = ({
  outbox,
  clock,
}: Pick<Ports, 'outbox' | 'clock'>): TE.TaskEither<PortFailure, EtatCourriels> =>
  pipe(
    T.fromIO(clock.maintenant),
    T.flatMap(outbox.etat),
    TE.flatMap((etat) =>
      pipe(
        outbox.echoues(ECHECS_MONTRES),
        TE.map((derniersEchecs) => ({ ...etat, derniersEchecs })),
      ),
    ),
  )
