import type { FormulaireRefuse, SiteData } from '#adapters/http/contract/pages'
import type { PageCherchable } from '#domain/recherche/rechercher'

/** What the server leaves in the page for the browser's first draw. */
export type BootData = {
  readonly site: SiteData
  /** Year of the copyright, as the server drew it. */
  readonly annee: number
  /** The form that the page was sent with, when it was refused before any script ran. */
  readonly formulaire?: FormulaireRefuse
  /** What the search reads; only in its own page. */
  readonly textes?: readonly PageCherchable[]
}

export const BOOT_ID = 'boot'

/** JSON that cannot close the element that holds it. */
export const toInlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The boot data of a page that was only fetched: parsing it whole would apply the policy of this one to its style. */
export const readFetchedBootData = (html: string): BootData => {
  const [, text] = new RegExp(`id="${BOOT_ID}">([^<]+)<`).exec(html) ?? []
  if (text === undefined) throw new Error('the fetched page carries no boot data')
  return JSON.parse(text) as BootData
}

export const readBootData = (document: Document): BootData => {
  const text = document.getElementById(BOOT_ID)?.textContent
  if (text === undefined || text === null) throw new Error('the page carries no boot data')
  return JSON.parse(text) as BootData
}
