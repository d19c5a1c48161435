import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { exigerSession, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import { type Compte, estAdmin } from '#domain/compte/compte'
import { compteDeSession } from './compte-de-session.ts'

export type Profil = { readonly compte: Compte; readonly isAdmin: boolean }

/** The account of whoever is logged in, even with a temporary password. */
export const lireProfil =
  (ports: Pick<Ports, 'comptes' | 'adminEmails'>) =>
  (session: Session): TE.TaskEither<SessionRequise | PortFailure, Profil> =>
    pipe(
      TE.fromEither(exigerSession(session)),
      TE.flatMap(compteDeSession(ports)),
      TE.map((compte) => ({ compte, isAdmin: estAdmin(compte, ports.adminEmails) })),
    )
