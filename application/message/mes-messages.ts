import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { exigerClient, type MotDePasseTemporaireActif, type SessionRequise } from '#application/shared/access'
import type { Page, PageDemandee } from '#application/shared/page'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import type { Fil } from '#domain/message/fil'

/** The threads of whoever is logged in, newest first, a page at a time. */
export const mesMessages =
  ({ messages }: Pick<Ports, 'messages'>) =>
  (
    session: Session,
    page: PageDemandee,
  ): TE.TaskEither<SessionRequise | MotDePasseTemporaireActif | PortFailure, Page<Fil>> =>
    pipe(
      TE.fromEither(exigerClient(session)),
      TE.flatMap((clientId) => messages.duClient(clientId, page)),
    )
