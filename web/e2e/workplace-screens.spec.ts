import type { Page } from '@playwright/test'
import type { AujourdhuiReply } from '#adapters/http/contract/routes/aujourdhui'
import type { RetractationATraiterReply } from '#adapters/http/contract/routes/retractations'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { fill } from '#infrastructure/bench/site/filled-site'
import { makeTemporaryFolder, removeFolder } from '#infrastructure/bench/site/server-process'
import { ENTREPRISE_DE_DEMO } from '#infrastructure/config/load-settings'
import { askAsOwner } from './account.ts'
import { builtFile } from './built-file.ts'
import { expect, testOfFirstVisit as base } from './journey.ts'
import { expectSound } from './sound.ts'
import { enterAsOwner } from './owner.ts'
import { type RunningSite, startSite } from './running-site.ts'
import { countRequests, draw } from './settled.ts'

/** So many orders that every list has its pages, and a record its table. */
const ORDERS = 120

/** A site of its own, filled before it starts. */
const test = base.extend({
  // oxlint-disable-next-line no-unused-vars -- it skips the test on a machine without a browser.
  site: async ({ siteOf: _ }, use) => {
    const folder = makeTemporaryFolder()
    await fill(folder, ORDERS)
    const site = await startSite({ DATA_DIR: folder, ENTREPRISE_FICHIER: ENTREPRISE_DE_DEMO })
    await use(site)
    await site.close()
    removeFolder(folder)
  },
})

type Place = readonly [address: string, shown: string]

const ROWS = 'main tbody tr:nth-child(5)'

/** What each place shows when it has come; `reference`: an order. */
const placesOf = (reference: string): readonly Place[] => [
  ['/admin', 'nav[aria-label="En tout"]'],
  [`/admin/prestations/${reference}`, '[aria-label="Prestation"] h2'],
  ['/admin/prestations', ROWS],
  ['/admin/agenda', '[role="grid"][aria-busy="false"] td'],
  ['/admin/messages', ROWS],
  ['/admin/clients', ROWS],
  ['/admin/factures', ROWS],
  ['/admin/estimations', ROWS],
  ['/admin/comptabilite', 'main table'],
  ['/admin/diagnostics', 'main time'],
]

const WITHDRAWAL: RetractationATraiterReply = {
  id: '01M8DV4KJ0PF7J2YF4RK788NEP',
  nom: 'Jeanne Dupont',
  email: 'jeanne@client.example',
  reference: 'PREST-4SF0DZ',
  prestationId: null,
  recueLe: '2026-11-26T09:00:00.000Z',
  acte: 'rapprocher',
  avant: '2026-12-10' as DateCivile,
  aRendre: null,
}

declare global {
  interface Window {
    shifts: number
  }
}

/** Adds up what moves without a hand, from the first frame on. */
const observeShifts = (): void => {
  window.shifts = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.shifts += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What is too wide for the screen, and what can be pressed and is not whole on it; what scrolls in its own box is. */
const faults = (): readonly string[] => {
  const screen = document.documentElement
  const tell = (element: Element): string => element.outerHTML.slice(0, 160)
  const isHidden = (element: Element): boolean =>
    !element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]') !== null
  /** Kept for screen readers. */
  const isForReaders = (element: Element): boolean =>
    [element, ...parentsOf(element)].some((one) => getComputedStyle(one).clipPath !== 'none')
  const parentsOf = (element: Element): Element[] =>
    element.parentElement === null ? [] : [element.parentElement, ...parentsOf(element.parentElement)]
  const leaves = ({ left, right }: DOMRect, from: number, to: number): boolean => left < from - 1 || right > to + 1
  const isCut = (element: Element): boolean => {
    const box = element.getBoundingClientRect()
    for (const parent of parentsOf(element)) {
      const { overflowX } = getComputedStyle(parent)
      if (parent !== document.body && ['auto', 'scroll'].includes(overflowX)) return false
      const edge = parent.getBoundingClientRect()
      if (['hidden', 'clip'].includes(overflowX) && leaves(box, edge.left, edge.right)) return true
    }
    return leaves(box, 0, screen.clientWidth)
  }
  const cutsItsWords = (element: Element): boolean =>
    [element, ...element.querySelectorAll('*')].some(
      (one) =>
        getComputedStyle(one).overflowX === 'hidden' && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1,
    )
  const pressed = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
    .filter((element) => !isHidden(element) && !isForReaders(element))
    .filter((element) => isCut(element) || (!element.matches('input, select, textarea') && cutsItsWords(element)))
  const wide = screen.scrollWidth - screen.clientWidth
  return [...(wide > 0 ? [`${wide} px too wide`] : []), ...pressed.map(tell)]
}

/** Of two lines at most, in pixels. */
const highestRow = (): number =>
  Math.max(...[...document.querySelectorAll('main tbody tr')].map((row) => row.getBoundingClientRect().height))

/** Columns follow no row: those of the first alone stand where those of all do. */
const columnsMove = (): boolean => {
  const columns = (): string =>
    [...document.querySelectorAll('main th')].map((head) => head.getBoundingClientRect().left).join(' ')
  const [before, later] = [columns(), [...document.querySelectorAll<HTMLElement>('main tbody tr')].slice(1)]
  for (const row of later) row.hidden = true
  const moved = columns() !== before
  for (const row of later) row.hidden = false
  return moved
}

const setText = (page: Page, size: string): Promise<string> =>
  page.evaluate((size) => (document.documentElement.style.fontSize = size), size)

/** Opens the day with a withdrawal whose code comes last. */
const openLateWithdrawal = async (page: Page, site: RunningSite, onTheWay: () => number): Promise<void> => {
  await page.route('**/api/admin/aujourdhui', async (route) => {
    const { data } = (await (await route.fetch()).json()) as { readonly data: AujourdhuiReply }
    await route.fulfill({ json: { success: true, data: { ...data, retractations: [WITHDRAWAL] } } })
  })
  // The day, and all the rest of its code, are there long before.
  await page.route(`**/${builtFile('src/atelier/aujourdhui/lignes-rares.tsx')}`, async (route) => {
    do await draw(page)
    while (onTheWay() > 1)
    await route.continue()
  })
  await enterAsOwner(page, site, '/admin')
  await page.getByRole('region', { name: /^Rétractations à traiter/ }).waitFor()
  do await draw(page)
  while (onTheWay() > 0)
  await page.unrouteAll()
}

test('nothing moves while a place or a late withdrawal comes, rows have two lines, and text twice as large has its room', async ({
  page,
  site,
}) => {
  type Orders = readonly { readonly reference: string }[]
  const [order] = await askAsOwner<Orders>(site, '/api/prestations/admin/all?limite=25&tri=recentes')
  const onTheWay = countRequests(page)
  await page.addInitScript(observeShifts)
  await openLateWithdrawal(page, site, onTheWay)
  expect(await page.evaluate(() => window.shifts)).toBeLessThan(0.01)
  const found: Record<string, unknown> = {}
  for (const width of [1280, 360]) {
    for (const [address, shown] of placesOf(order?.reference ?? '')) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(address)
      await page.waitForSelector(shown, { state: 'attached' })
      do await draw(page)
      while (onTheWay() > 0)
      const shifts = await page.evaluate(() => window.shifts)
      if (shifts >= 0.01) found[`${address}, ${width} px, shifts`] = shifts
      const highest = shown === ROWS ? await page.evaluate(highestRow) : 0
      if (highest > 56) found[`${address}, ${width} px, height of a row`] = highest
      if (shown === ROWS && (await page.evaluate(columnsMove))) found[`${address}, ${width} px, columns`] = 'move'
      if (width !== 1280) continue
      await setText(page, '200%')
      for (const width of [1280, 768, 360]) {
        await page.setViewportSize({ width, height: 800 })
        const told = await page.evaluate(faults)
        if (told.length > 0) found[`${address}, ${width} px, text at 200 %`] = told
      }
      await expectSound(page)
    }
  }
  expect(found).toEqual({})
})
