import type * as TE from '#fp/TaskEither'
import type { Ports } from '#application/ports/ports'
import type { Client } from '#application/shared/session'
import type { Page, PageDemandee } from '#application/shared/page'
import type { PortFailure } from '#application/shared/port-failure'
import type { Fil } from '#domain/message/fil'

export const mesMessages =
  ({ messages }: Pick<Ports, 'messages'>) =>
  ({ clientId }: Client, page: PageDemandee): TE.TaskEither<PortFailure, Page<Fil>> =>
    messages.duClient(clientId, page)
