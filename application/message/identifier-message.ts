import * as E from '#fp/Either'
import { pipe } from '#fp/function'
import { MESSAGE_INCONNU, type MessageInconnu } from '#domain/message/fil'
import { type MessageId, parseMessageId } from '#domain/message/message'

/** A malformed id is answered as unknown. */
export const identifierMessage = (id: string): E.Either<MessageInconnu, MessageId> =>
  pipe(
    parseMessageId(id),
    E.mapLeft(() => MESSAGE_INCONNU),
  )
