import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Message, MessageId } from '#domain/message/message'

export type MessageRepository = {
  readonly parId: (id: MessageId) => TE.TaskEither<PortFailure, O.Option<Message>>
}
