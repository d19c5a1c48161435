import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'

export type DemandeDeRenvoi = { readonly admin: Admin; readonly id: string | null }

export const renvoyerCourriel =
  ({ outbox }: Pick<Ports, 'outbox'>) =>
  ({ id }: DemandeDeRenvoi): TE.TaskEither<PortFailure, number> =>
    pipe(
      outbox.heure,
      TE.flatMap((instant) => outbox.renvoyerEchoues(instant, id)),
    )
