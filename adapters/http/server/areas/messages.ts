import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { FastifyInstance } from 'fastify'
import { MESSAGE_ENVOYE } from '#adapters/http/contract/pages'
import { IDEMPOTENCY_KEY } from '#adapters/http/contract/route'
import {
  ecrireEnClientRoute,
  filReply,
  type FilReply,
  mesMessagesRoute,
  poursuivreFilRoute,
  repondreAuMessageRoute,
} from '#adapters/http/contract/routes/messages'
import { identifierMessage, type FilEcrit } from '#application/message/rejouer'
import type { UseCases } from '#application/use-cases'
import type { Fil } from '#domain/message/fil'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import { readKey, replayed } from '../binding/decode-input.ts'
import { type Answer, answered } from '../binding/send-reply.ts'
import type { Limit } from '../limits.ts'

const annoncer =
  (message: string) =>
  (fil: Fil): Answer<FilReply> => ({ message, data: filReply(fil) })

const confirmer = ({ fil, rejoue }: FilEcrit): Answer<FilReply> => ({
  ...annoncer(MESSAGE_ENVOYE)(fil),
  ...replayed(rejoue),
})

const bindDuClient = (
  app: FastifyInstance,
  { ecrireEnClient, mesMessages, poursuivreFil }: UseCases,
  binding: Binding,
  limit: Limit | undefined,
): void => {
  const limited = { ...binding, limit }
  bindRoute(app, ecrireEnClientRoute, limited, ({ client, body, header }) =>
    pipe(
      TE.fromEither(readKey(header(IDEMPOTENCY_KEY))),
      TE.flatMap((cle) => ecrireEnClient(client, body, cle)),
      TE.map(confirmer),
    ),
  )
  bindRoute(app, mesMessagesRoute, binding, ({ client, query }) =>
    answered(mesMessages(client, query), ({ elements, curseurSuivant, total }) => ({
      data: elements.map(filReply),
      curseurSuivant,
      total,
    })),
  )
  bindRoute(app, poursuivreFilRoute, limited, ({ client, params, body: { message }, header }) =>
    pipe(
      TE.Do,
      TE.bind('id', () => TE.fromEither(identifierMessage(params.id))),
      TE.bindW('cle', () => TE.fromEither(readKey(header(IDEMPOTENCY_KEY)))),
      TE.flatMap(({ id, cle }) => poursuivreFil(client, { id, message }, cle)),
      TE.map(confirmer),
    ),
  )
}

export const bindMessages = (
  app: FastifyInstance,
  useCases: UseCases,
  binding: Binding,
  limit: Limit | undefined,
): void => {
  bindDuClient(app, useCases, binding, limit)
  bindRoute(app, repondreAuMessageRoute, binding, ({ admin, params, body: { message, version = null } }) =>
    pipe(
      TE.fromEither(identifierMessage(params.id)),
      TE.flatMap((id) => useCases.repondreMessage(admin, { id, message, version })),
      TE.map(annoncer('Votre réponse est enregistrée et part par courriel.')),
    ),
  )
}
