import type { FastifyInstance } from 'fastify'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { IDEMPOTENCY_KEY } from '#adapters/http/contract/route'
import { envoyerMessageRoute, type MessageBody } from '#adapters/http/contract/routes/contact'
import { MESSAGE_ENVOYE, PIEGE } from '#adapters/http/contract/pages'
import type { PortFailure } from '#application/shared/port-failure'
import type { EmailJetable } from '#domain/message/email-jetable'
import type { CleDeMessageReutilisee } from '#domain/message/fil'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import { readKey, replayed } from '../binding/idempotence.ts'
import type { UseCases } from '#application/use-cases'

type Contact = Pick<UseCases, 'envoyerMessage'>

/**
 * Records a message once per key, and tells whether it was known already. A robot that fills the hidden field gets the
 * same answer, but nothing is recorded.
 */
export const recevoir =
  ({ envoyerMessage }: Contact) =>
  (
    { nom, email, message: texte, [PIEGE]: piege }: MessageBody,
    cle: O.Option<string> = O.none,
  ): TE.TaskEither<EmailJetable | CleDeMessageReutilisee | PortFailure, boolean> =>
    piege === ''
      ? pipe(
          envoyerMessage({ nom, email, texte }, cle),
          TE.map(({ rejoue }) => rejoue),
        )
      : TE.right(false)

export const bindContact = (app: FastifyInstance, useCases: Contact, binding: Binding): void => {
  bindRoute(app, envoyerMessageRoute, binding, ({ body, header }) =>
    pipe(
      TE.fromEither(readKey(header(IDEMPOTENCY_KEY))),
      TE.flatMap((cle) => recevoir(useCases)(body, cle)),
      TE.map((rejoue) => ({ message: MESSAGE_ENVOYE, data: {}, ...replayed(rejoue) })),
    ),
  )
}
