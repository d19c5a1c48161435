import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerOf, type RefusalOf, type RefusalTag } from '#adapters/http/contract/refusals/catalogue'
import type { PortFailure } from '#application/shared/port-failure'
import { ERREUR_INTERNE, type ErrorAnswer, SERVICE_INDISPONIBLE } from '../errors/error-answer.ts'
import { sendError } from '../errors/send-error.ts'

/** Logs the cause of a failure, which the answer does not tell. */
export const logFailure = ({ log }: FastifyRequest, { port, cause }: PortFailure): void =>
  log.error({ port, err: cause }, 'port failure')

/** 503 when an external service is unavailable; 500, a defect of ours, when it refuses our input. */
export const answerOfFailure = ({ refused }: PortFailure): ErrorAnswer =>
  refused === true ? ERREUR_INTERNE : SERVICE_INDISPONIBLE

export const sendFailure = (request: FastifyRequest, reply: FastifyReply, failure: PortFailure): FastifyReply => {
  logFailure(request, failure)
  return sendError(request, reply, answerOfFailure(failure))
}

/** Answers a refusal with the status and sentence of its row in the catalogue. */
export const sendRefusal = <Tag extends RefusalTag>(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: RefusalOf<Tag>,
): FastifyReply => {
  const answer = answerOf(refusal)
  const { status, code, data, champ, retryAfter } = answer
  const message = answer.message(refusal)
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter(refusal)))
  return sendError(
    request,
    reply,
    { status, code, message },
    {
      ...(champ === undefined ? {} : { champs: { [champ]: message } }),
      ...(data === undefined ? {} : { data: data(refusal) }),
    },
  )
}

export const isPortFailure = (refusal: { readonly _tag: string }): refusal is PortFailure =>
  refusal._tag === 'PortFailure'
