import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Connecte } from '#application/shared/session'
import { SESSION_REQUISE, type SessionRequise } from '#domain/compte/acces'
import type { PortFailure } from '#application/shared/port-failure'
import type { Compte } from '#domain/compte/compte'

export const compteDeSession =
  ({ comptes }: Pick<Ports, 'comptes'>) =>
  ({ clientId }: Connecte): TE.TaskEither<SessionRequise | PortFailure, Compte> =>
    pipe(
      comptes.parId(clientId),
      TE.flatMapOption(
        (compte) => compte,
        (): SessionRequise => SESSION_REQUISE,
      ),
    )
