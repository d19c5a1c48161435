import * as E from '#fp/Either'
import { pipe } from '#fp/function'
import { MESSAGE_INCONNU, type MessageInconnu } from '#domain/message/fil'
import { type MessageId, parseMessageId } from '#domain/message/message'

/** An id that cannot be one is as unknown as any other. */
export const identifierMessage = (id: string): E.Either<MessageInconnu, MessageId> =>
  pipe(
    parseMessageId(id),
    E.mapLeft(() => MESSAGE_INCONNU),
  )
