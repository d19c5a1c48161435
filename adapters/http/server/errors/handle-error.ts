import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerOfStatus } from './error-answer.ts'
import { sendError } from './send-error.ts'

/** The status of a framework error; 500 for a defect. */
export const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500

/** Answers unexpected errors: a malformed request, or a defect, which is logged in full. */
export const handleError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const answer = answerOfStatus(statusOf(error))
  if (answer.status >= 500) request.log.error({ err: error }, 'defect')
  return sendError(request, reply, answer)
}
