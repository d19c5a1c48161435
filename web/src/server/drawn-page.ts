import type { SiteData } from '#adapters/http/contract/pages'

export type DrawnPage = { readonly head: string; readonly body: string }

/** Where the layout begins: React writes the head tags of a page before its first element. */
const BODY_START = '<div data-site'

/** Separates the head tags that React hoisted from the markup of the page. */
export const splitHead = (drawn: string): DrawnPage => {
  const start = drawn.indexOf(BODY_START)
  if (start < 0) throw new Error(`the page has no ${BODY_START}`)
  return { head: drawn.slice(0, start), body: drawn.slice(start) }
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A page that the browser draws alone: a name, and nothing for search engines. Its marked tags give way to those of the page. */
export const emptyShell = (site: SiteData): DrawnPage => ({
  head: `<title data-shell>${escapeText(site.entreprise.nom)}</title><meta data-shell name="robots" content="noindex">`,
  body: '',
})
