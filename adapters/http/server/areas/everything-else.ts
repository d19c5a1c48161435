import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AllowedMethods } from '../errors/allowed-methods.ts'
import { INTROUVABLE, METHODE_REFUSEE } from '../errors/error-answer.ts'
import { isApi } from '../errors/is-api.ts'
import { sendError } from '../errors/send-error.ts'
import type { SendPage } from './pages.ts'

const READS: readonly string[] = ['GET', 'HEAD']

/** Refuses an unknown call, and a method that its address does not answer to; any page can be read. */
const refuse = (request: FastifyRequest, reply: FastifyReply, allowedMethods: AllowedMethods): FastifyReply => {
  const allowed = [...new Set([...(isApi(request.url) ? [] : READS), ...allowedMethods(request.url)])]
  return allowed.length === 0 || allowed.includes(request.method)
    ? sendError(request, reply, INTROUVABLE)
    : sendError(request, reply.header('allow', allowed.join(', ')), METHODE_REFUSEE)
}

/**
 * Every address that is no call and no file is a page, even the one that says that there is none. What only reads
 * may do is refused before its body is.
 */
export const bindEverythingElse = (app: FastifyInstance, allowedMethods: AllowedMethods, sendPage: SendPage): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404 || READS.includes(request.method)) return done()
    refuse(request, reply, allowedMethods)
  })
  app.get('/*', (request, reply) =>
    isApi(request.url) ? refuse(request, reply, allowedMethods) : sendPage(request, reply),
  )
  app.setNotFoundHandler((request, reply) => sendPage(request, reply))
}
