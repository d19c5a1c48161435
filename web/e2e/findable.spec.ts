import { INDEXED_PATHS } from '#adapters/http/contract/pages'
import type { Page } from '@playwright/test'
import { expect, RESTING_PATH, test, testOfFirstVisit } from './journey.ts'
import { expectLight, expectAsSent, HEADINGS, PUBLIC_PATHS, readLinks } from './pages.ts'
import { countRequests, draw } from './settled.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

/** Entry of `layout-shift`, which the types of the browser do not have. */
type Shift = PerformanceEntry & {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

const ONE_OF_EACH = [
  'title',
  'meta[name="description"][content]',
  'meta[name="keywords"][content]',
  'link[rel="canonical"]',
  'meta[property="og:title"]',
  'meta[property="og:image"]',
  'meta[name="twitter:card"]',
  'script[type="application/ld+json"]',
  'h1',
] as const

/** Keeps the font back until the page has been seen without it: when it comes is no matter of chance. */
const holdFont = async (page: Page): Promise<void> => {
  let release = (): void => undefined
  const painted = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.exposeFunction('painted', () => release())
  await page.addInitScript(() => {
    const tell = (): void => (window as unknown as { painted: () => void }).painted()
    new PerformanceObserver(tell).observe({ type: 'paint', buffered: true })
  })
  await page.route('**/*.woff2', async (route) => {
    await painted
    await route.continue()
  })
}

for (const path of PUBLIC_PATHS) {
  testOfFirstVisit(
    `${path} says what it is, moves nothing while it loads or its font comes late, is light, and is sound`,
    async ({ page, site }) => {
      test.slow()
      await page.setViewportSize({ width: 360, height: 740 })
      await holdFont(page)
      await page.addInitScript(() => {
        const shifts: { value: number; moved: string[] }[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : '?'))
            if (!entry.hadRecentInput) shifts.push({ value: entry.value, moved })
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const onTheWay = countRequests(page)
      const settle = async (): Promise<void> => {
        do await draw(page)
        while (onTheWay() > 0)
      }
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
      await settle()
      await page.mouse.wheel(0, 6000)
      await settle()
      await page.evaluate(() => document.fonts.ready)
      const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts)
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02)

      for (const tag of ONE_OF_EACH) await expect(page.locator(tag), tag).toHaveCount(1)
      const canonical = `${site.url}${path.split('?')[0]}`
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical)
      const image = await page.locator('meta[property="og:image"]').getAttribute('content')
      const picture = await page.request.get(image ?? '')
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
      expect(data).toMatchObject({ '@type': 'LocalBusiness', areaServed: { geoRadius: 50_000 } })
      await expect(page.locator('meta[name="robots"]')).toHaveCount(INDEXED_PATHS.includes(path) ? 0 : 1)

      const html = (await answer?.text()) ?? ''
      expectLight(html)
      await expectAsSent(page, html)
      const heading = HEADINGS[path]
      if (heading === undefined) return
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expectSoundEverywhere(page)
    },
  )
}

const CANONICAL: readonly (readonly [string, string])[] = [
  ['/commander?service=5', '/commander'],
  ['/commander-prestation', '/commander'],
  ['/commande/informations', '/commander'],
  ['/commande/estimation', '/commander'],
  ['/commande/confirmation', '/commander'],
  ['/commanderPrestation/4/informations', '/commander'],
  ['/commanderPrestation/4/estimation', '/commander'],
  ['/commanderPrestation/dep-4/validation', '/commander'],
  ['/search?q=box', '/search'],
  ['/services?q=box#service-10', '/services'],
  ['/login?retour=%2Fadmin', '/login'],
  ['/verifier/2345-6789', '/verifier'],
  ['/mes-prestations', '/mes-prestations'],
  ['/compte-client', '/mes-prestations'],
  ['/nulle-part/%C3%A9t%C3%A9?q=1', '/nulle-part/%C3%A9t%C3%A9'],
  ['/devis/inconnu?cle=secret', '/devis/inconnu'],
]

test('an address names the one that its screen is known by, alone', async ({ page, site }) => {
  for (const [path, canonical] of CANONICAL) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    const links = page.locator('link[rel="canonical"]')
    await expect(links, path).toHaveCount(1)
    await expect(links, path).toHaveAttribute('href', `${site.url}${canonical}`)
  }
})

test('the sitemap names pages that stand, and robots.txt names the sitemap', async ({ request, site }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  expect(urls).toHaveLength(INDEXED_PATHS.length)
  for (const url of urls) expect((await request.get(url, { maxRedirects: 0 })).status(), url).toBe(200)
})

test('the manifest and its icons stand', async ({ request }) => {
  const manifest = await (await request.get('/site.webmanifest')).json()
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
  expect((await request.get('/apple-touch-icon.png')).status()).toBe(200)
})

test('an address has one writing', async ({ request }) => {
  const answer = await request.get('/mentions-legales/', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/mentions-legales'])
})

test('the style page does not exist outside the demonstration', async ({ request }) => {
  expect((await request.get('/style')).status()).toBe(404)
})

const UNKNOWN = '/nulle-part'

/** Those of the login need no link, and what is unknown has a page too. */
const PAGES = [...PUBLIC_PATHS, '/login', '/reset-password', UNKNOWN]

test('every link of every public page leads somewhere, and each has its own title and description', async ({
  page,
  site,
}) => {
  await page.goto(RESTING_PATH)
  const targets = new Map<string, string>()
  const seen = new Set<string>()
  const heads: (readonly [title: string, description: string | null])[] = []
  const queue = [...PAGES]
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (seen.has(path)) continue
    seen.add(path)
    const answer = await page.request.get(path)
    expect(answer.status(), `${path}, from ${targets.get(path)}`).toBe(path === UNKNOWN ? 404 : 200)
    if (!(answer.headers()['content-type'] ?? '').startsWith('text/html')) continue
    const { title, description, ids, hrefs } = await readLinks(page, await answer.text())
    if (INDEXED_PATHS.includes(path)) heads.push([title, description])
    const here = new URL(answer.url())
    for (const href of hrefs) {
      const { origin, pathname, search, hash } = new URL(href, here)
      if (origin !== site.url) continue
      if (pathname === here.pathname && hash !== '') expect(ids, `${hash} of ${path}`).toContain(hash.slice(1))
      if (!targets.has(pathname + search)) targets.set(pathname + search, path)
      queue.push(pathname + search)
    }
  }
  expect(seen.size).toBeGreaterThan(PUBLIC_PATHS.length)
  for (const place of [0, 1] as const) expect(new Set(heads.map((head) => head[place])).size).toBe(INDEXED_PATHS.length)
})

/** A title far down on a page. */
const PARTS: Readonly<Record<string, string>> = {
  '/services': 'Réinstallation PC',
  '/conditions-generales': 'Autres prestations',
}

test('what is read needs no JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  for (const path of INDEXED_PATHS) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    const part = PARTS[path]
    if (part !== undefined) await expect(page.getByRole('heading', { name: part })).toBeVisible()
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(300)
  }
  await context.close()
})
