import * as T from '#fp/Task'
import type * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import { FRAICHEUR_S } from '#domain/diagnostic/releve'

/** Takes the figures again when they are old. Without a session: the site asks it of itself. */
export const rafraichirReleve = ({
  clock,
  diagnostics,
}: Pick<Ports, 'clock' | 'diagnostics'>): TE.TaskEither<PortFailure, boolean> =>
  pipe(
    T.fromIO(clock.maintenant),
    T.flatMap((instant) => diagnostics.relever(instant, new Date(instant.getTime() - FRAICHEUR_S * 1_000))),
  )
