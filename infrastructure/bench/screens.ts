// Measures the time from a click to the content of a workplace screen, on a processor slowed down four times. `node
// infrastructure/bench/screens.ts`, after `npm run build`; `--petit` only shows that it runs.

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { findChromium } from '../quality/find-chromium.ts'
import { median, toTable } from './report.ts'
import { logIn, startFilledSite } from './site/filled-site.ts'
import { makeTemporaryFolder, removeFolder, startAddressStub } from './site/server-process.ts'

const { petit } = parseArgs({ options: { petit: { type: 'boolean', default: false } } }).values

const SIZE = petit ? { prestations: 100, rounds: 1 } : { prestations: 10_000, rounds: 3 }

const SLOWER = 4

const AIM_MS = 300

/** Milliseconds that a pointer rests on a link before the click. */
const APPROACH_MS = 200

const ROWS = 'main table tbody tr:nth-child(5)'

/** Each screen: its name, the address before, the link pressed, and the content that must appear. */
const SCREENS: readonly (readonly [name: string, from: string, pressed: string, shown: string])[] = [
  ['Aujourd’hui', '/admin/messages', 'nav a[href="/admin"]', 'main section h2'],
  ['Prestations', '/admin', 'nav a[href^="/admin/prestations"]', ROWS],
  ['a record, beside the list', '/admin/prestations', 'main tbody tr:nth-child(3) a', '[aria-label="Prestation"] h2'],
  ['Agenda', '/admin', 'nav a[href^="/admin/agenda"]', '[role="grid"][aria-busy="false"] td'],
  ['the week after', '/admin/agenda', '[aria-label="Semaine suivante"]', '[role="grid"][aria-busy="false"] td'],
  ['Messages', '/admin', 'nav a[href^="/admin/messages"]', ROWS],
  ['Clients', '/admin', 'nav a[href^="/admin/clients"]', ROWS],
  ['Factures', '/admin', 'nav a[href^="/admin/factures"]', ROWS],
  ['Estimations Tarifaires', '/admin', 'nav a[href^="/admin/estimations"]', ROWS],
  ['Comptabilité', '/admin', 'nav a[href^="/admin/comptabilite"]', 'main table'],
  ['Diagnostics', '/admin', 'nav a[href^="/admin/diagnostics"]', 'main time'],
]

/** Milliseconds from the click to the frame with the content, measured in the page itself. */
const press = (page: Page, pressed: string, shown: string): Promise<number> =>
  page.evaluate<number>(`new Promise((resolve) => {
    const isShown = () =>
      [...document.querySelectorAll(${JSON.stringify(shown)})].some((element) => element.checkVisibility())
    const title = () => document.querySelector('[data-lieu]:not([hidden]) h2')?.textContent
    const before = isShown() ? title() : undefined
    const start = performance.now()
    const look = () => {
      if (isShown() && (before === undefined || title() !== before))
        requestAnimationFrame(() => resolve(performance.now() - start))
      else requestAnimationFrame(look)
    }
    document.querySelector(${JSON.stringify(pressed)}).click()
    requestAnimationFrame(look)
  })`)

type Session = Awaited<ReturnType<typeof logIn>>

const openPage = async (browser: Browser, { token, client }: Session) => {
  const context = await browser.newContext({
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 860 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const kept = { cookie_consent: 'refused', token, client: JSON.stringify(client) }
  await page.addInitScript({ content: `Object.assign(localStorage, ${JSON.stringify(kept)})` })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { page, devtools }
}

/** Processor time of the page so far, in ms; other work of the machine does not affect it. */
const workOf = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

/** The first click loads code and data; a second one, after going back, has both in its cache, for ten seconds. */
const measure = async (browser: Browser, url: string, session: Session, screen: (typeof SCREENS)[number]) => {
  const [, from, pressed, shown] = screen
  const { page, devtools } = await openPage(browser, session)
  await page.goto(`${url}${from}`)
  await page.waitForSelector(pressed)
  await page.waitForLoadState('networkidle')
  await page.hover(pressed)
  await page.waitForTimeout(APPROACH_MS)
  const before = await workOf(devtools)
  const first = await press(page, pressed, shown)
  const work = (await workOf(devtools)) - before
  await page.waitForLoadState('networkidle')
  await page.goBack()
  await page.waitForSelector(pressed)
  await page.waitForLoadState('networkidle')
  const again = await press(page, pressed, shown)
  await page.context().close()
  return { first, work, again }
}

const tell = (line: string): void => void process.stdout.write(`${line}\n`)

const executablePath = findChromium()
if (executablePath === null) throw new Error('no Chromium on this machine: set CHROMIUM')

const folder = makeTemporaryFolder()
const addresses = await startAddressStub()
try {
  const site = await startFilledSite(join(folder, 'screens'), { GEOCODAGE_URL: addresses.baseUrl }, SIZE.prestations)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const session = await logIn(site.port)
    const rows: (readonly string[])[] = [
      ['screen', 'first click, ms', 'work of the page', 'again, ms', `aim ${AIM_MS}`],
    ]
    for (const screen of SCREENS) {
      const firsts: number[] = []
      const works: number[] = []
      const agains: number[] = []
      for (let round = 0; round < SIZE.rounds; round += 1) {
        const { first, work, again } = await measure(browser, `http://127.0.0.1:${site.port}`, session, screen)
        firsts.push(first)
        works.push(work)
        agains.push(again)
      }
      const figures = [median(firsts), median(works), median(agains)]
      const held = figures.every((ms) => ms <= AIM_MS)
      rows.push([screen[0], ...figures.map((ms) => ms.toFixed(0)), held ? '' : 'missed'])
    }
    tell(`${SIZE.prestations} orders, processor ${SLOWER} times slower, median of ${SIZE.rounds}\n${toTable(rows)}`)
  } finally {
    await browser.close()
    await site.end('SIGTERM')
  }
} finally {
  addresses.close()
  removeFolder(folder)
}
