import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Message } from '#domain/message/message'

/** Messages, each recorded with its mail in the outbox, both or neither, on disk when the task answers. */
export type MessageStore = { readonly enregistrer: (message: Message) => TE.TaskEither<PortFailure, void> }
