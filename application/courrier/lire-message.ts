import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { type PortFailure, portFailure, ouRefuser } from '#application/shared/port-failure'
import type { Fil, Reponse } from '#domain/message/fil'
import type { MessageId } from '#domain/message/message'
import { type Lectures, type PortsLire, pourLEntreprise, pourUnePersonne } from './lettre.ts'

export type RecitsDeMessage = {
  readonly message_entreprise: { readonly fil: Fil; readonly reponse: Reponse | null }
  readonly reponse_message: { readonly fil: Fil; readonly reponse: Reponse }
}

const manque = (quoi: string): PortFailure => portFailure('messages')(`the ${quoi} of a mail is missing`)

const lireFil = ({ messages }: PortsLire, id: MessageId): TE.TaskEither<PortFailure, Fil> =>
  pipe(messages.parId(id), ouRefuser(manque('message')))

const reponseDe = ({ reponses }: Fil, reponseId: string): E.Either<PortFailure, Reponse> =>
  E.fromNullable(manque('answer'))(reponses.find(({ id }) => id === reponseId))

export const LECTURES_DE_MESSAGE: Lectures<RecitsDeMessage> = {
  message_entreprise: (ports, { messageId, reponseId }) =>
    pipe(
      lireFil(ports, messageId),
      TE.bindTo('fil'),
      TE.bind('reponse', ({ fil }) => (reponseId === null ? TE.right(null) : TE.fromEither(reponseDe(fil, reponseId)))),
      TE.map((recit) => O.some({ ...pourLEntreprise(ports, recit.fil.message.email), recit })),
    ),
  reponse_message: (ports, { messageId, reponseId }) =>
    pipe(
      lireFil(ports, messageId),
      TE.bindTo('fil'),
      TE.bind('reponse', ({ fil }) => TE.fromEither(reponseDe(fil, reponseId))),
      TE.map((recit) => O.some({ ...pourUnePersonne(ports, recit.fil.message.email), recit })),
    ),
}
