import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { INDEXED_PATHS } from '#adapters/http/contract/pages'
import { expect } from './journey.ts'

/** Pages that anybody may read. */
export const PUBLIC_PATHS: readonly string[] = [...INDEXED_PATHS, '/search', '/search?q=devis']

/** The titles of those that are examined as they are opened; other journeys examine the others. */
export const HEADINGS: Readonly<Record<string, RegExp | string>> = {
  '/': /informatique/i,
  '/services': 'Services et prix',
  '/contact': 'Contact',
  '/commander': /commander/i,
  '/search?q=devis': /recherche/i,
  '/conditions-generales': 'Conditions générales',
  '/mentions-legales': 'Mentions légales',
  '/politique-confidentialite': 'Politique de confidentialité',
  '/politique-cookies': 'Politique de cookies',
  '/plan-du-site': 'Plan du site',
  '/accessibilite': 'Accessibilité',
}

/** Bytes in brotli; the inlined style counts among the styles. */
const HTML_MAX = 12_000

/** A document as the server sent it. */
export const expectLight = (html: string): void => {
  expect(html).toContain('</html>')
  expect(brotliCompressSync(html.replace(/<style>[\s\S]*?<\/style>/, '')).length).toBeLessThanOrEqual(HTML_MAX)
}

/** What the present document leads to and can be led to, or another one that is not shown. */
export const readLinks = (page: Page, html?: string) =>
  page.evaluate(
    (source) => {
      const read = source === undefined ? document : new DOMParser().parseFromString(source, 'text/html')
      return {
        title: read.title,
        description: read.querySelector('meta[name="description"]')?.getAttribute('content') ?? null,
        ids: [...read.querySelectorAll('[id]')].map(({ id }) => id),
        hrefs: [...read.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
      }
    },
    // Its style is not read, and would be refused in a document that is not its own.
    html?.replaceAll(/<style>[\s\S]*?<\/style>| style="[^"]*"/g, ''),
  )

/** A page in use is named as its document was when it was sent, and leads to the same addresses. */
export const expectAsSent = async (page: Page, html: string): Promise<void> => {
  const [sent, shown] = [await readLinks(page, html), await readLinks(page)]
  expect([shown.title, shown.description]).toEqual([sent.title, sent.description])
  expect(new Set(shown.hrefs)).toEqual(new Set(sent.hrefs))
  expect(shown.ids).toEqual(expect.arrayContaining(sent.ids))
}
