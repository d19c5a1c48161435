import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal, RefusalAnswer, RefusalTable } from '#adapters/http/contract/refusal'
import type { PortFailure } from '#application/shared/port-failure'
import { SERVICE_INDISPONIBLE } from '../errors/error-answer.ts'
import { sendError } from '../errors/send-error.ts'

/** The outside is away: the cause is for the log alone. */
export const sendFailure = (request: FastifyRequest, reply: FastifyReply, failure: PortFailure): FastifyReply => {
  request.log.error({ port: failure.port, err: failure.cause }, 'port failure')
  return sendError(request, reply, SERVICE_INDISPONIBLE)
}

/** Says a refusal in the words of the table of its route. */
export const sendRefusal = <F extends Refusal>(
  request: FastifyRequest,
  reply: FastifyReply,
  table: RefusalTable<F>,
  refusal: F,
): FastifyReply => {
  // The table is keyed by the tag of the very refusal, which an indexed access cannot tell the compiler.
  const answer = table[refusal._tag as F['_tag']] as unknown as RefusalAnswer<F>
  const { status, code, message, data } = answer
  return sendError(
    request,
    reply,
    { status, code, message: message(refusal) },
    data === undefined ? {} : { data: data(refusal) },
  )
}

export const isPortFailure = (refusal: Refusal | PortFailure): refusal is PortFailure => refusal._tag === 'PortFailure'
