import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { type AccesRefuse, exigerAdmin, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'

/** `id` is the one mail; `null` for all. */
export type DemandeDeRenvoi = { readonly session: Session; readonly id: string | null }

/** Puts mails that were given up back into the queue; answers how many. */
export const renvoyerCourriel =
  ({ outbox }: Pick<Ports, 'outbox'>) =>
  ({ session, id }: DemandeDeRenvoi): TE.TaskEither<SessionRequise | AccesRefuse | PortFailure, number> =>
    pipe(
      TE.fromEither(exigerAdmin(session)),
      TE.flatMap((): TE.TaskEither<SessionRequise | AccesRefuse | PortFailure, number> =>
        pipe(
          outbox.heure,
          TE.flatMap((instant) => outbox.renvoyerEchoues(instant, id)),
        ),
      ),
    )
