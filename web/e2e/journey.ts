import { expect, type Page, type Request, test as base } from '@playwright/test'
import { ENTREPRISE_DE_DEMO } from '#infrastructure/config/load-settings'
import { findChromium } from '#infrastructure/quality/find-chromium'
import { reconnect } from './cut-off.ts'
import { type RunningSite, startSite } from './running-site.ts'

// At every step Playwright looks its whole stack up in the maps of what it translated. Node runs these files as written.
Reflect.deleteProperty(Error, 'prepareStackTrace')

/** What a site has besides, by its kind. */
const KINDS = {
  ordinary: {},
  /** Of one journey alone, which sees a list become empty. */
  untouched: {},
  /**
   * Whose business has numbers: it may issue invoices. Few journeys fill it: the lists of today show the first 25, and a
   * long list is long to examine.
   */
  billing: { ENTREPRISE_FICHIER: ENTREPRISE_DE_DEMO },
}

type Kind = keyof typeof KINDS

type Fixtures = {
  readonly kind: Kind
  readonly site: RunningSite
  /** What the page asked of anything but the site, and what its console complained of; both must stay empty. */
  readonly quiet: { readonly leaks: string[]; readonly complaints: string[] }
  /** A journey that fails names the log of its site. */
  readonly log: void
}

/**
 * A test of the site of its worker, in a browser that knows nothing of it; it fails when a request leaves the machine or
 * the console complains.
 */
export const testOfFirstVisit = base.extend<Fixtures, { siteOf: (kind: Kind) => Promise<RunningSite> }>({
  siteOf: [
    async ({ browserName }, use) => {
      base.skip(findChromium() === null, `no ${browserName} on this machine: set CHROMIUM`)
      const open = new Map<Kind, Promise<RunningSite>>()
      await use((kind) => {
        const site = open.get(kind) ?? startSite(KINDS[kind])
        open.set(kind, site)
        return site
      })
      await Promise.all([...open.values()].map(async (site) => (await site).close()))
    },
    { scope: 'worker' },
  ],
  kind: 'ordinary',
  site: [async ({ siteOf, kind }, use) => use(await siteOf(kind)), { timeout: 60_000 }],
  baseURL: async ({ site }, use) => use(site.url),
  quiet: [
    async ({ page, site }, use) => {
      const quiet = { leaks: [] as string[], complaints: [] as string[] }
      // Without a route: one would have every request go through it, and nothing kept by the browser.
      const watch = (request: Request): void => {
        if (new URL(request.url()).origin !== site.url) quiet.leaks.push(request.url())
      }
      page.context().on('request', watch)
      page.on('pageerror', (error) => quiet.complaints.push(error.message))
      page.on('console', (message) => {
        // A refused call is an answer like another; the browser reports it as an error all the same.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          quiet.complaints.push(message.text())
        }
      })
      await use(quiet)
      // A call that a journey changes may still be on its way when the journey ends.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      page.context().off('request', watch)
      expect(quiet).toEqual({ leaks: [], complaints: [] })
    },
    { auto: true },
  ],
  log: [
    async ({ site }, use, { attachments }) => {
      attachments.push({ name: 'log of the site', contentType: 'application/x-ndjson', path: site.log })
      await use()
    },
    { auto: true },
  ],
})

/** The lightest page of the site, whose storage is that of them all. */
export const RESTING_PATH = '/robots.txt'

/** Puts a page back: as in a new browser, but for the code of the site, which stays compiled. */
const putBack = async (page: Page): Promise<void> => {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  page.removeAllListeners()
  await reconnect(page)
  await page.goto(RESTING_PATH)
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const key of await caches.keys()) await caches.delete(key)
  })
  await context.clearCookies()
  await context.clearPermissions()
  await page.mouse.move(0, 0)
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null })
}

/** The page of each site of a worker. */
const pages = new WeakMap<RunningSite, Page>()

/**
 * A test whose page is handed on to the next of its worker: to compile the site anew takes as long as most journeys. What
 * cannot be put back needs `testOfFirstVisit`: a clock, a lost network, scripts that run first.
 */
export const test = testOfFirstVisit.extend({
  context: async ({ page }, use) => use(page.context()),
  page: async ({ site, browser, viewport }, use) => {
    const page = pages.get(site) ?? (await (await browser.newContext()).newPage())
    pages.set(site, page)
    if (viewport !== null) await page.setViewportSize(viewport)
    await use(page)
    await putBack(page)
  },
})

export const testOfBilling = test.extend({ kind: 'billing' })

export { expect }
