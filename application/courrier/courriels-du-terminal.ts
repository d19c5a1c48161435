import * as O from '#fp/Option'
import * as T from '#fp/Task'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CourrierEchoue, EtatOutbox, Outbox } from '#application/ports/outbox'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'

export const ECHECS_MONTRES = 20

export type EtatCourriels = EtatOutbox & {
  readonly derniersEchecs: readonly CourrierEchoue[]
  readonly empechement: string | null
}

/** Counts waiting and failed mails. No session is needed: who uses the terminal already has access to the database. */
export const etatCourriels = ({
  outbox,
  clock,
}: Pick<Ports, 'outbox' | 'clock'>): TE.TaskEither<PortFailure, EtatCourriels> =>
  pipe(
    T.fromIO(clock.maintenant),
    T.flatMap(outbox.etat),
    TE.flatMap((etat) =>
      pipe(
        TE.Do,
        TE.bind('derniersEchecs', () => outbox.echoues(ECHECS_MONTRES)),
        TE.bind('empechement', () => pipe(outbox.empechement, TE.map(O.toNullable))),
        TE.map((lus) => ({ ...etat, ...lus })),
      ),
    ),
  )

const compter = (outbox: Outbox, instant: Date): TE.TaskEither<PortFailure, number> =>
  pipe(
    outbox.etat(instant),
    TE.map(({ echoues }) => echoues),
  )

/** Sends failed mails again and answers how many; a simulation only counts. */
export const renvoyerCourriels =
  ({ outbox }: Pick<Ports, 'outbox'>) =>
  ({ simulation }: { readonly simulation: boolean }): TE.TaskEither<PortFailure, number> =>
    pipe(
      outbox.heure,
      TE.flatMap((instant) => (simulation ? compter(outbox, instant) : outbox.renvoyerEchoues(instant))),
    )
