import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import type { FastifyReply, FastifyRequest, FastifyInstance } from 'fastify'
import {
  type PageRenderer,
  PATHS_WITH_QUERY,
  QUERY_LENGTH_MAX,
  type RenderedPage,
  INDEXED_PATHS,
  PRIVATE_PATHS,
} from '#adapters/http/contract/pages'
import { type CompteDeDemo, demoRoute } from '#adapters/http/contract/routes/site'
import type { Fermeture } from '#domain/agenda/absence'
import type { PortFailure } from '#application/shared/port-failure'
import type { Site } from '../binding/bind-route.ts'
import { prepareBody, type PreparedBody, sendPrepared, sendOnce, serveFixed } from '../prepared.ts'
import { contentSecurityPolicy } from '../security-headers.ts'

/** A rendered page; `prepared` if it is the same for everybody. */
type CachedPage = { readonly page: RenderedPage; readonly prepared: PreparedBody | null }

/** The most cached pages, more than the site has: paths with ids could otherwise fill the memory. */
const PAGES_MAX = 200

type Fermetures = readonly Fermeture[]

const render = async (renderPage: PageRenderer, path: string, fermetures: Fermetures): Promise<CachedPage> => {
  const page = await renderPage(path, undefined, fermetures)
  const keep = page.kind === 'page' && page.cacheable
  return { page, prepared: keep ? await prepareBody(page.html) : null }
}

/** Renders each page once, even for simultaneous requests, until the announced closures change. A full cache drops its oldest page. */
const makePageCache = (renderPage: PageRenderer): ((path: string, fermetures: Fermetures) => Promise<CachedPage>) => {
  let dites = '[]'
  const pages = new Map<string, Promise<CachedPage>>()
  const forgetOldest = (): void => {
    const [oldest] = pages.keys()
    if (pages.size >= PAGES_MAX && oldest !== undefined) pages.delete(oldest)
  }
  const forgetOther = (fermetures: Fermetures): void => {
    const aDire = JSON.stringify(fermetures)
    if (aDire !== dites) pages.clear()
    dites = aDire
  }
  return async (path, fermetures) => {
    forgetOther(fermetures)
    const known = pages.get(path)
    if (known !== undefined) return known
    forgetOldest()
    const rendering = render(renderPage, path, fermetures)
    pages.set(path, rendering)
    const cached = await rendering.catch((error: unknown) => {
      pages.delete(path)
      throw error
    })
    if (cached.prepared === null) pages.delete(path)
    return cached
  }
}

/** Keeps one slash at the start (two would name another host), and none at the end. */
const readAddress = (url: string) => {
  const mark = url.indexOf('?')
  const pathname = `/${url.slice(0, mark < 0 ? undefined : mark).replace(/^[/\\]+/, '')}`
  const query = mark < 0 ? '' : url.slice(mark)
  const isDrawn = query.length > 1 && PATHS_WITH_QUERY.includes(pathname)
  return { pathname, canonical: pathname.replace(/(?<=[^/])\/+$/, ''), query, drawnQuery: isDrawn ? query : '' }
}

const HTML = 'text/html; charset=utf-8'

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

const drawAlone = async (renderPage: PageRenderer, path: string, fermetures: Fermetures): Promise<CachedPage> => ({
  page: await renderPage(path, undefined, fermetures),
  prepared: null,
})

export const makeSendPage = (
  renderPage: PageRenderer,
  tuilesUrl: string | null,
  lireFermetures: () => Promise<Fermetures>,
): SendPage => {
  const readPage = makePageCache(renderPage)
  return async (request, reply) => {
    const { pathname, canonical, query, drawnQuery } = readAddress(request.url)
    if (pathname !== canonical) return reply.redirect(`${canonical}${query}`, 301)
    if (drawnQuery.length > QUERY_LENGTH_MAX) return reply.redirect(pathname, 302)
    const fermetures = await lireFermetures()
    const drawn =
      drawnQuery === '' ? readPage(pathname, fermetures) : drawAlone(renderPage, `${pathname}${drawnQuery}`, fermetures)
    const { page, prepared } = await drawn
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status)
    reply.code(page.status).header('content-security-policy', contentSecurityPolicy(tuilesUrl, page.styleSources))
    return prepared === null ? sendOnce(request, reply, HTML, page.html) : sendPrepared(request, reply, HTML, prepared)
  }
}

const XML = 'application/xml; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const sitemap = (publicUrl: string): string => {
  const urls = INDEXED_PATHS.map((path) => `  <url><loc>${escapeXml(`${publicUrl}${path}`)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

/** `/sitemap.xml` (sitemaps.org 0.9) and `/robots.txt` (RFC 9309). `publicUrl` has no final slash. */
export const bindCrawlers = (app: FastifyInstance, publicUrl: string): void => {
  serveFixed(app, '/sitemap.xml', XML, () => sitemap(publicUrl))
  serveFixed(app, '/robots.txt', TEXT, () => robots(publicUrl))
}

export const bindDemo = ({ bind }: Site, compte: CompteDeDemo | null): void => {
  if (compte !== null) bind(demoRoute, () => TE.right({ data: compte, headers: { 'cache-control': 'no-store' } }))
}

/** Milliseconds until closures are read again: the day may end, or other instances may write. */
const FRAICHEUR_MS = 10_000

type FermeturesConnues = {
  readonly lire: () => Promise<Fermetures>
  /** Call it after a write: the next page then waits for a new reading. */
  readonly oublier: () => void
}

/** The announced closures. Pages get the last known ones at once while a new reading runs; a failed reading keeps them. */
export const makeFermeturesConnues = (
  lire: TE.TaskEither<PortFailure, Fermetures>,
  maintenant: () => Date,
): FermeturesConnues => {
  let connues: Fermetures = []
  let sues = false
  let luesLe = 0
  let lecture: Promise<Fermetures> | null = null
  const relire = (): Promise<Fermetures> => {
    if (lecture !== null) return lecture
    luesLe = maintenant().getTime()
    const celleCi = lire().then((lues) => {
      // Drops a reading that began before the last change.
      if (lecture !== celleCi) return connues
      lecture = null
      sues = true
      if (E.isRight(lues)) connues = lues.right
      return connues
    })
    lecture = celleCi
    return celleCi
  }
  return {
    lire: async () => {
      if (!sues) return relire()
      if (maintenant().getTime() - luesLe >= FRAICHEUR_MS) void relire()
      return connues
    },
    oublier: () => {
      sues = false
      lecture = null
    },
  }
}
