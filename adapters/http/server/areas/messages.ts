import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import {
  ecrireEnClientRoute,
  mesMessagesRoute,
  poursuivreFilRoute,
  repondreAuMessageRoute,
} from '#adapters/http/contract/routes/messages'
import { MESSAGE_ENVOYE } from '#adapters/http/contract/values/contact-form'
import { type FilReply, filReply } from '#adapters/http/contract/values/fil-reply'
import { identifierMessage } from '#application/message/identifier-message'
import type { Fil } from '#domain/message/fil'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { Answer } from '../binding/send-reply.ts'
import type { Limit } from '../limits.ts'
import type { UseCases } from '../use-cases.ts'

type DuClient = Pick<UseCases, 'ecrireEnClient' | 'mesMessages' | 'poursuivreFil'>

type DeLAdmin = Pick<UseCases, 'repondreMessage'>

const annoncer =
  (message: string) =>
  (fil: Fil): Answer<FilReply> => ({ message, data: filReply(fil) })

const bindDuClient = (
  app: FastifyInstance,
  { ecrireEnClient, mesMessages, poursuivreFil }: DuClient,
  binding: Binding,
  limit: Limit | undefined,
): void => {
  const limited = { ...binding, limit }
  bindRoute(app, ecrireEnClientRoute, limited, ({ session, body }) =>
    pipe(ecrireEnClient(session, body), TE.map(annoncer(MESSAGE_ENVOYE))),
  )
  bindRoute(app, mesMessagesRoute, binding, ({ session, query }) =>
    pipe(
      mesMessages(session, query),
      TE.map(({ elements, curseurSuivant, total }) => ({
        data: { data: elements.map(filReply), curseurSuivant, total },
      })),
    ),
  )
  bindRoute(app, poursuivreFilRoute, limited, ({ session, params, body: { message } }) =>
    pipe(
      TE.fromEither(identifierMessage(params.id)),
      TE.flatMap((id) => poursuivreFil(session, { id, message })),
      TE.map(annoncer(MESSAGE_ENVOYE)),
    ),
  )
}

/** Threads between a client and the business. `limit` is for what a client writes. */
export const bindMessages = (
  app: FastifyInstance,
  useCases: DuClient & DeLAdmin,
  binding: Binding,
  limit: Limit | undefined,
): void => {
  bindDuClient(app, useCases, binding, limit)
  bindRoute(app, repondreAuMessageRoute, binding, ({ session, params, body: { message, version = null } }) =>
    pipe(
      TE.fromEither(identifierMessage(params.id)),
      TE.flatMap((id) => useCases.repondreMessage(session, { id, message, version })),
      TE.map(annoncer('Votre réponse est enregistrée et part par courriel.')),
    ),
  )
}
