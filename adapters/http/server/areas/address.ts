import { PATHS_WITH_QUERY } from '#adapters/http/contract/pages'

/** An address of this host, cut up. A query is empty or starts with its question mark. */
export type Address = {
  readonly pathname: string
  /** The one writing of the path. */
  readonly canonical: string
  readonly query: string
  /** The query when the page is drawn with it, else empty. */
  readonly drawnQuery: string
}

/** The path has one slash at its start, two would name another host; its canonical form has none at its end. */
export const readAddress = (url: string): Address => {
  const mark = url.indexOf('?')
  const pathname = `/${url.slice(0, mark < 0 ? undefined : mark).replace(/^[/\\]+/, '')}`
  const query = mark < 0 ? '' : url.slice(mark)
  const isDrawn = query.length > 1 && PATHS_WITH_QUERY.includes(pathname)
  return { pathname, canonical: pathname.replace(/(?<=[^/])\/+$/, ''), query, drawnQuery: isDrawn ? query : '' }
}
