import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { envoyerMessageRoute } from '#adapters/http/contract/routes/messages'
import { MESSAGE_ENVOYE, PIEGE } from '#adapters/http/contract/values/contact-form'
import type { MessageBody } from '#adapters/http/contract/values/message-body'
import type { PortFailure } from '#application/shared/port-failure'
import type { EmailJetable } from '#domain/message/email-jetable'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { UseCases } from '../use-cases.ts'

type Contact = Pick<UseCases, 'envoyerMessage'>

/** Records a message; a machine that filled the hidden field is told the same, and nothing is recorded. */
export const recevoir =
  ({ envoyerMessage }: Contact) =>
  (body: MessageBody): TE.TaskEither<EmailJetable | PortFailure, void> =>
    body[PIEGE] === ''
      ? pipe(
          envoyerMessage({ nom: body.nom, email: body.email, texte: body.message }),
          TE.map(() => undefined),
        )
      : TE.right(undefined)

export const bindContact = (app: FastifyInstance, useCases: Contact, binding: Binding): void => {
  bindRoute(app, envoyerMessageRoute, binding, ({ body }) =>
    pipe(
      recevoir(useCases)(body),
      TE.map(() => ({ message: MESSAGE_ENVOYE, data: {} })),
    ),
  )
}
