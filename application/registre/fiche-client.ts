import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { FicheClient } from '#application/ports/client-register'
import type { Ports } from '#application/ports/ports'
import { type AccesRefuse, exigerAdmin, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import { CLIENT_INCONNU, type ClientInconnu } from '#domain/compte/client-inconnu'
import { estAdmin } from '#domain/compte/compte'

export type DemandeDeFiche = { readonly session: Session; readonly id: string }

/** The sheet of an account; `isAdmin` by its role or by the settings. */
export type Fiche = FicheClient & { readonly isAdmin: boolean }

/** One account with what hangs on it, for the owner. */
export const ficheClient =
  ({ registreClients, adminEmails }: Pick<Ports, 'registreClients' | 'adminEmails'>) =>
  ({ session, id }: DemandeDeFiche): TE.TaskEither<SessionRequise | AccesRefuse | ClientInconnu | PortFailure, Fiche> =>
    pipe(
      TE.fromEither(exigerAdmin(session)),
      TE.flatMap(() => registreClients.fiche(id)),
      TE.flatMapOption(
        (fiche) => fiche,
        (): ClientInconnu => CLIENT_INCONNU,
      ),
      TE.map((fiche) => ({ ...fiche, isAdmin: estAdmin(fiche.client, adminEmails) })),
    )
