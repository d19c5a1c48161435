import type * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Fil, MessageInconnu, Sujet } from '#domain/message/fil'
import type { Message, MessageId } from '#domain/message/message'
import type { Suite } from '#domain/message/suite'

/** A message from the client area, and the account that wrote it. */
export type MessageDeClient = { readonly message: Message; readonly clientId: string; readonly sujet: Sujet }

/** Messages, each recorded with its mail in the outbox, both or neither, on disk when the task answers. */
export type MessageStore = {
  readonly enregistrer: (message: Message) => TE.TaskEither<PortFailure, void>
  readonly enregistrerDeClient: (message: MessageDeClient) => TE.TaskEither<PortFailure, void>
  /**
   * Reads a thread that nobody else can change meanwhile, decides, and adds a text with its mail: to the business when
   * the client writes (`message_entreprise`), to the person when the business does (`reponse_message`).
   */
  readonly poursuivre: <R>(
    id: MessageId,
    decider: (fil: Fil) => E.Either<R, Suite>,
  ) => TE.TaskEither<PortFailure | MessageInconnu | R, Fil>
}
