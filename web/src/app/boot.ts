import type { SiteData } from '#adapters/http/contract/pages'

/** What the server leaves in the page for the browser's first draw. */
export type BootData = { readonly site: SiteData }

export const BOOT_ID = 'boot'

/** JSON that cannot close the element that holds it. */
export const toInlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

export const readBootData = (document: Document): BootData => {
  const text = document.getElementById(BOOT_ID)?.textContent
  if (text === undefined || text === null) throw new Error('the page carries no boot data')
  return JSON.parse(text) as BootData
}
