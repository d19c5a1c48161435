import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorAnswer } from './error-answer.ts'
import { errorPage } from './error-page.ts'
import { isApi } from './is-api.ts'

/** Seconds after which an answer 503 is worth asking again. */
const RETRY_AFTER = '5'

/** Answers an error: JSON to a program, a page to a person; a failure of ours carries the id of its log line. */
export const sendError = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ErrorAnswer,
  details: Readonly<Record<string, unknown>> = {},
): FastifyReply => {
  const { status, code, message } = answer
  if (status === 503) reply.header('retry-after', RETRY_AFTER)
  reply.code(status).header('cache-control', 'no-store')
  return isApi(request.url)
    ? reply.send({ success: false, code, message, ...details, ...(status >= 500 ? { id: request.id } : {}) })
    : reply.type('text/html; charset=utf-8').send(errorPage(answer, request.id))
}
