import type { PageRenderer, RenderedPage } from '#adapters/http/contract/pages'
import { type PreparedBody, prepareBody } from '../prepared/prepared-body.ts'

/** A rendered page; `prepared` when it may be sent again as it is. */
export type CachedPage = { readonly page: RenderedPage; readonly prepared: PreparedBody | null }

/** More paths than the site has; those with an id in them could otherwise fill the memory. */
const PAGES_MAX = 200

const render = async (renderPage: PageRenderer, path: string): Promise<CachedPage> => {
  const page = await renderPage(path)
  const keep = page.kind === 'page' && page.cacheable
  return { page, prepared: keep ? await prepareBody(page.html) : null }
}

/** Renders each page once, even when it is asked for many times at once; the page kept longest makes room. */
export const makePageCache = (renderPage: PageRenderer): ((path: string) => Promise<CachedPage>) => {
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
