import type { FastifyReply, FastifyRequest } from 'fastify'
import { type PageRenderer, QUERY_LENGTH_MAX } from '#adapters/http/contract/pages'
import { sendOnce } from '../prepared/send-once.ts'
import { sendPrepared } from '../prepared/send-prepared.ts'
import { contentSecurityPolicy } from '../security-headers.ts'
import { readAddress } from './address.ts'
import { type CachedPage, makePageCache } from './page-cache.ts'

const HTML = 'text/html; charset=utf-8'

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

const drawAlone = async (renderPage: PageRenderer, path: string): Promise<CachedPage> => ({
  page: await renderPage(path),
  prepared: null,
})

/**
 * The page of the address asked for, with the status that its renderer gives it. An address has one writing, without a
 * slash at its end; a query too long to be drawn leads to the page without it.
 */
export const makeSendPage = (renderPage: PageRenderer, tuilesUrl: string | null): SendPage => {
  const readPage = makePageCache(renderPage)
  return async (request, reply) => {
    const { pathname, canonical, query, drawnQuery } = readAddress(request.url)
    if (pathname !== canonical) return reply.redirect(`${canonical}${query}`, 301)
    if (drawnQuery.length > QUERY_LENGTH_MAX) return reply.redirect(pathname, 302)
    const drawn = drawnQuery === '' ? readPage(pathname) : drawAlone(renderPage, `${pathname}${drawnQuery}`)
    const { page, prepared } = await drawn
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status)
    reply.code(page.status).header('content-security-policy', contentSecurityPolicy(tuilesUrl, page.styleSources))
    return prepared === null ? sendOnce(request, reply, HTML, page.html) : sendPrepared(request, reply, HTML, prepared)
  }
}
