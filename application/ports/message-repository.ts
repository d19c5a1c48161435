import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { Page, PageDemandee } from '#application/shared/page'
import type { PortFailure } from '#application/shared/port-failure'
import type { Fil } from '#domain/message/fil'
import type { MessageId } from '#domain/message/message'

export type MessageRepository = {
  readonly parId: (id: MessageId) => TE.TaskEither<PortFailure, O.Option<Fil>>
  /** The threads of an account, newest message first. The cursor is the id of the last one seen. */
  readonly duClient: (clientId: string, page: PageDemandee) => TE.TaskEither<PortFailure, Page<Fil>>
}
