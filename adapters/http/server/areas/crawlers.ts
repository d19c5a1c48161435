import type { FastifyInstance } from 'fastify'
import { INDEXED_PATHS, PRIVATE_PATHS } from '#adapters/http/contract/pages'
import { prepareBody } from '../prepared/prepared-body.ts'
import { sendPrepared } from '../prepared/send-prepared.ts'

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
export const bindCrawlers = async (app: FastifyInstance, publicUrl: string): Promise<void> => {
  const [map, rules] = await Promise.all([prepareBody(sitemap(publicUrl)), prepareBody(robots(publicUrl))])
  app.get('/sitemap.xml', (request, reply) => sendPrepared(request, reply, XML, map))
  app.get('/robots.txt', (request, reply) => sendPrepared(request, reply, TEXT, rules))
}
