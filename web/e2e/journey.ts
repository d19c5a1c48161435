import { expect, type Page, test as base } from '@playwright/test'
import axe from 'axe-core'
import { findChromium } from '#infrastructure/quality/find-chromium'
import { type RunningSite, startSite } from './running-site.ts'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

type Fixtures = {
  /** What the page asked of anything but the site, and what its console complained of; both must stay empty. */
  readonly quiet: { readonly leaks: string[]; readonly complaints: string[] }
  /** A journey that fails names the log of its site. */
  readonly log: void
}

/** A test with a site of its own worker; it fails when a request leaves the machine or the console complains. */
export const test = base.extend<Fixtures, { site: RunningSite }>({
  site: [
    async ({ browserName }, use) => {
      base.skip(findChromium() === null, `no ${browserName} on this machine: set CHROMIUM`)
      const site = await startSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  quiet: [
    async ({ page, site }, use) => {
      const quiet = { leaks: [] as string[], complaints: [] as string[] }
      await page.route(
        (url) => url.origin !== site.url,
        (route) => {
          quiet.leaks.push(route.request().url())
          return route.abort('blockedbyclient')
        },
      )
      page.on('pageerror', (error) => quiet.complaints.push(error.message))
      page.on('console', (message) => {
        // A refused call is an answer like another; the browser reports it as an error all the same.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          quiet.complaints.push(message.text())
        }
      })
      await use(quiet)
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

/** The same on a site that other journeys have not filled: the lists of today show the first fifty. */
export const testOfToday = test.extend<object, { site: RunningSite }>({
  site: [async ({ site }, use) => use(site), { scope: 'worker' }],
})

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What a machine finds wrong with the page; the examiner is put into it once. */
const violationsOf = async (page: Page, rules: string[]): Promise<axe.Result[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // What passes is not asked for: the same answer, sooner.
  const run = (runOnly: string[]) => window.axe.run(document, { resultTypes: ['violations'], runOnly })
  const { violations } = await page.evaluate(run, rules)
  return violations
}

const expectNone = (violations: readonly axe.Result[]): void =>
  expect(violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }))).toEqual([])

/** The colours of the screen can be told apart: all that the fall of the night changes. */
export const expectReadable = async (page: Page): Promise<void> =>
  expectNone(await violationsOf(page, ['color-contrast', 'link-in-text-block']))

/** The state on the screen has no accessibility fault that a machine can find, and does not overflow sideways. */
export const expectSound = async (page: Page): Promise<void> => {
  expectNone(await violationsOf(page, RULES))
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

export { expect }
