import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { type AccesRefuse, exigerAdmin, type SessionRequise } from '#application/shared/access'
import type { Page, PageDemandee } from '#application/shared/page'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import type { DeclarationRecue } from '#domain/retractation/declaration-recue'

/** Every declaration of withdrawal, newest first, for the owner. */
export const listerRetractations =
  ({ retractations }: Pick<Ports, 'retractations'>) =>
  (
    session: Session,
    page: PageDemandee,
  ): TE.TaskEither<SessionRequise | AccesRefuse | PortFailure, Page<DeclarationRecue>> =>
    pipe(
      TE.fromEither(exigerAdmin(session)),
      TE.flatMap(() => retractations.lister(page)),
    )
