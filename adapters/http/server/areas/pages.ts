import type { FastifyReply, FastifyRequest } from 'fastify'
import { type PageRenderer, PATHS_WITH_QUERY, QUERY_LENGTH_MAX, type RenderedPage } from '#adapters/http/contract/pages'
import { prepareBody, type PreparedBody } from '../prepared/prepared-body.ts'
import { sendOnce } from '../prepared/send-once.ts'
import { sendPrepared } from '../prepared/send-prepared.ts'
import { contentSecurityPolicy } from '../security-headers.ts'

/** A rendered page; `prepared` when it may be sent again as it is. */
type CachedPage = { readonly page: RenderedPage; readonly prepared: PreparedBody | null }

/** More paths than the site has; those with an id in them could otherwise fill the memory. */
const PAGES_MAX = 200

const render = async (renderPage: PageRenderer, path: string): Promise<CachedPage> => {
  const page = await renderPage(path)
  const keep = page.kind === 'page' && page.cacheable
  return { page, prepared: keep ? await prepareBody(page.html) : null }
}

/** Renders each page once, even when it is asked for many times at once; the page kept longest makes room. */
const makePageCache = (renderPage: PageRenderer): ((path: string) => Promise<CachedPage>) => {
  const pages = new Map<string, Promise<CachedPage>>()
  const forgetOldest = (): void => {
    const [oldest] = pages.keys()
    if (pages.size >= PAGES_MAX && oldest !== undefined) pages.delete(oldest)
  }
  return async (path) => {
    const known = pages.get(path)
    if (known !== undefined) return known
    forgetOldest()
    const rendering = render(renderPage, path)
    pages.set(path, rendering)
    const cached = await rendering.catch((error: unknown) => {
      pages.delete(path)
      throw error
    })
    if (cached.prepared === null) pages.delete(path)
    return cached
  }
}

/** An address of this host, cut up. A query is empty or starts with its question mark. */
type Address = {
  readonly pathname: string
  /** The canonical form of the path. */
  readonly canonical: string
  readonly query: string
  /** The query when the page is drawn with it, else empty. */
  readonly drawnQuery: string
}

/** The path has one slash at its start, two would name another host; its canonical form has none at its end. */
const readAddress = (url: string): Address => {
  const mark = url.indexOf('?')
  const pathname = `/${url.slice(0, mark < 0 ? undefined : mark).replace(/^[/\\]+/, '')}`
  const query = mark < 0 ? '' : url.slice(mark)
  const isDrawn = query.length > 1 && PATHS_WITH_QUERY.includes(pathname)
  return { pathname, canonical: pathname.replace(/(?<=[^/])\/+$/, ''), query, drawnQuery: isDrawn ? query : '' }
}

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
