import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Connecte } from '#application/shared/session'
import type { SessionRequise } from '#domain/compte/acces'
import type { PortFailure } from '#application/shared/port-failure'
import { type Compte, estAdmin } from '#domain/compte/compte'
import { compteDeSession } from './compte-de-session.ts'

export type Profil = { readonly compte: Compte; readonly isAdmin: boolean }

export const lireProfil =
  (ports: Pick<Ports, 'comptes' | 'adminEmails'>) =>
  (connecte: Connecte): TE.TaskEither<SessionRequise | PortFailure, Profil> =>
    pipe(
      compteDeSession(ports)(connecte),
      TE.map((compte) => ({ compte, isAdmin: estAdmin(compte, ports.adminEmails) })),
    )
