import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CourrierDeMessage } from '#application/ports/outbox'
import type { Ports } from '#application/ports/ports'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import type { Fil } from '#domain/message/fil'
import type { RecitDeMessage } from './recit.ts'

const manque = (quoi: string): E.Either<PortFailure, never> =>
  E.left(portFailure('messages')(`the ${quoi} of a mail is missing`))

const raconter =
  ({ genre, reponseId }: CourrierDeMessage) =>
  (fil: Fil): E.Either<PortFailure, RecitDeMessage> => {
    const reponse = fil.reponses.find(({ id }) => id === reponseId) ?? null
    if (reponse !== null) return E.right({ genre, fil, reponse })
    return genre === 'message_entreprise' && reponseId === null
      ? E.right({ genre, fil, reponse: null })
      : manque('answer')
  }

/** The thread that a mail is about, and which of its texts it brings. */
export const lireMessage =
  ({ messages }: Pick<Ports, 'messages'>) =>
  (courrier: CourrierDeMessage): TE.TaskEither<PortFailure, RecitDeMessage> =>
    pipe(
      messages.parId(courrier.messageId),
      TE.flatMapOption(
        (trouve) => trouve,
        () => portFailure('messages')('the message of a mail is missing'),
      ),
      TE.flatMapEither(raconter(courrier)),
    )
