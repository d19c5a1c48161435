import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageRenderer } from '#adapters/http/contract/pages'
import { sendPrepared } from '../prepared/send-prepared.ts'
import { contentSecurityPolicy } from '../security-headers.ts'
import { makePageCache } from './page-cache.ts'

const HTML = 'text/html; charset=utf-8'

/** Without the query, and with one slash at the start: two would name another host. */
const pathnameOf = (url: string): string => `/${(url.split('?')[0] ?? '').replace(/^[/\\]+/, '')}`

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** The page of the address asked for, with the status that its renderer gives it. */
export const makeSendPage = (renderPage: PageRenderer, tuilesUrl: string | null): SendPage => {
  const readPage = makePageCache(renderPage)
  return async (request, reply) => {
    const { page, prepared } = await readPage(pathnameOf(request.url))
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status)
    reply.code(page.status).header('content-security-policy', contentSecurityPolicy(tuilesUrl, page.styleSources))
    return prepared === null ? reply.type(HTML).send(page.html) : sendPrepared(request, reply, HTML, prepared)
  }
}
