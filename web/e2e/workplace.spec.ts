import type { Page } from '@playwright/test'
import { placeOrder } from './account.ts'
import { expect, test, testOfFirstVisit, testOfBilling } from './journey.ts'
import { expectSound } from './sound.ts'
import { aMailAddress } from './order-form.ts'
import { done, enterAsOwner, lookAgain, openRecord, places, record, rows } from './owner.ts'
import { ADMIN } from './running-site.ts'
import { draw } from './settled.ts'
import { expectSheet, expectSoundEverywhere } from './sound-everywhere.ts'

const place = (page: Page, name: RegExp) => places(page).getByRole('link', { name })

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Where the work begins below the top of the screen, in pixels. */
const beginning = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('[data-lieu]:not([hidden])')?.getBoundingClientRect().top ?? Number.NaN)

test('the workplace has its own frame: places with what waits, signs on a tablet, nothing of the public site', async ({
  page,
  site,
}) => {
  await placeOrder(site, aMailAddress())
  await page.setViewportSize({ width: 1280, height: 860 })
  await enterAsOwner(page, site, '/admin')
  await expect(place(page, /^Prestations .*à contacter/)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Ce qui attend' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByText('Ce site ne vous suit pas')).toHaveCount(0)
  expect(await beginning(page)).toBeLessThanOrEqual(96)

  await page.setViewportSize({ width: 768, height: 860 })
  const clients = place(page, /^Clients/)
  await clients.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(clients.getByText('Clients')).toHaveCSS('clip-path', 'none')
  expect((await places(page).boundingBox())?.width).toBeLessThanOrEqual(72)

  await page.setViewportSize({ width: 1280, height: 860 })
  await place(page, /^Comptabilité/).click()
  await expect(page).toHaveURL(/\/admin\/comptabilite$/)
  await expect(title(page, 'Comptabilité')).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Ce qui attend' })).toBeHidden()
  await expect(page).toHaveTitle(/^Comptabilité – Administration/)
  await place(page, /^Services/).click()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

/** The names of the places under the thumb, in this size of text: whole, on one line each, beside each other. */
const expectNamesWhole = async (page: Page, size: number, pixels: number): Promise<void> => {
  const names = places(page).getByText(/^(Aujourd’hui|Prestations|Agenda|Messages|Plus)$/)
  await expect(names).toHaveCount(5)
  const linesOf = (name: Element): number => {
    const range = document.createRange()
    range.selectNodeContents(name)
    return range.getClientRects().length
  }
  await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), size)
  const bar = await places(page).boundingBox()
  const boxes = await Promise.all((await names.all()).map((name) => name.boundingBox()))
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(780)
  for (const [rank, box] of boxes.entries()) {
    if (box === null || bar === null) throw new Error('no name')
    await expect(names.nth(rank)).toHaveCSS('font-size', `${pixels}px`)
    expect(await names.nth(rank).evaluate(linesOf)).toBe(1)
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(360)
    expect(box.y).toBeGreaterThanOrEqual(bar.y)
    expect(box.y + box.height).toBeLessThanOrEqual(bar.y + bar.height)
  }
  const overlap = boxes.some((one, rank) =>
    boxes
      .slice(rank + 1)
      .some((other) => one !== null && other !== null && one.y === other.y && one.x + one.width > other.x),
  )
  expect(overlap).toBe(false)
}

test('on a phone four places are under the thumb, whole in large text too, the others and search in a sheet', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await enterAsOwner(page, site, '/admin')
  await expect(places(page).getByRole('listitem')).toHaveCount(5)
  expect(await beginning(page)).toBeLessThanOrEqual(64)
  await expectNamesWhole(page, 130, 15.6)
  await expectNamesWhole(page, 200, 24)
  await expectNamesWhole(page, 100, 12)
  await places(page).getByRole('button', { name: /^Plus/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Plus' })
  await expect(sheet.getByRole('link')).toHaveText([
    'Clients',
    'Factures',
    'Estimations Tarifaires',
    'Comptabilité',
    /^Diagnostics/,
    'Accueil',
    'Services',
    'Contact',
  ])
  await expectSheet(page)
  await expectSound(page)
  await sheet.getByRole('link', { name: 'Factures' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/admin\/factures$/)
  await expect(title(page, 'Factures')).toBeVisible()
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await expect(page.getByRole('dialog', { name: 'Rechercher' }).getByRole('combobox')).toBeFocused()
  await expectSheet(page)
  await expectSound(page)
  await page.keyboard.press('Escape')
  await places(page).getByRole('button', { name: /^Plus/ }).click()
  await sheet.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('addresses of before lead to the same screens, and an order to its reference', async ({ page, site }) => {
  const order = await placeOrder(site, aMailAddress())
  await enterAsOwner(page, site, `/admin?onglet=prestations&id=${order.id}&noter=1`)
  await expect(page).toHaveURL(`${site.url}/admin/prestations/${order.reference}?noter=1`)
  await expect(record(page)).toContainText(order.reference)
  await page.goto('/admin?onglet=agenda&semaine=2026-11-25')
  await expect(page).toHaveURL(/\/admin\/agenda\/2026-W48$/)
  await page.goto('/admin/nulle-part')
  await expect(page).toHaveURL(/\/admin$/)
  await expect(title(page, 'Aujourd’hui')).toBeVisible()
})

test('back, forward and the places keep filters, scroll and what was typed', async ({ page, site }) => {
  const email = aMailAddress()
  const order = await placeOrder(site, email)
  await page.setViewportSize({ width: 1000, height: 500 })
  await enterAsOwner(page, site, `/admin/prestations/${order.reference}`)
  await expect(record(page)).toContainText(order.reference)
  const note = page.getByLabel('Ce qui s’est dit, ou une note')
  await note.fill('Rappeler après 18 h')
  await page.evaluate(() => window.scrollTo(0, 300))
  await place(page, /^Messages/).click()
  await expect(title(page, 'Messages')).toBeVisible()
  await page.goBack()
  await expect(note).toHaveValue('Rappeler après 18 h')
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(300)

  await place(page, /^Clients/).click()
  const filter = page.getByLabel('Nom, entreprise, email, téléphone ou ville')
  await filter.fill(email)
  // At once, on a slow machine: the pause after the typing ends while the place that is left is still drawn.
  await place(page, /^Messages/).evaluate((link: HTMLElement) => {
    link.click()
    const pressed = performance.now()
    while (performance.now() - pressed < 400) continue
  })
  await expect(title(page, 'Messages')).toBeVisible()
  await page.getByLabel('Nom, email ou mots du message').fill(email)
  await expect(page).toHaveURL(/\/admin\/messages\?q=/)
  await page.goBack()
  await expect(filter).toHaveValue(email)
  await expect(page).toHaveURL(/\/admin\/clients\?q=/)
  await expect(rows(page)).toHaveCount(1)
  await page.goForward()
  await expect(title(page, 'Messages')).toBeVisible()
})

test('an answer that comes after its place was left leads nowhere, and changes the place', async ({ page, site }) => {
  const order = await placeOrder(site, aMailAddress())
  const asked = Promise.withResolvers<undefined>()
  const left = Promise.withResolvers<undefined>()
  await page.route(`**/api/prestations/${order.id}`, async (route) => {
    asked.resolve(undefined)
    await left.promise
    await route.continue()
  })
  await enterAsOwner(page, site, `/admin/prestations/${order.id}`)
  await asked.promise
  await place(page, /^Messages/).click()
  await expect(title(page, 'Messages')).toBeVisible()
  left.resolve(undefined)
  await expect(place(page, /^Prestations/)).toHaveAttribute('href', `/admin/prestations/${order.reference}`)
  await expect(page).toHaveURL(/\/admin\/messages$/)
  await place(page, /^Prestations/).click()
  await expect(record(page)).toContainText(order.reference)
  await expect(page).toHaveURL(`${site.url}/admin/prestations/${order.reference}`)
})

testOfFirstVisit(
  'an ended session and a site that is away leave the work as it is, and come back over it',
  async ({ page, site }) => {
    const order = await placeOrder(site, aMailAddress())
    await openRecord(page, site, order)
    const note = page.getByLabel('Ce qui s’est dit, ou une note')
    await note.fill('Rappeler après 18 h')
    await page.evaluate(() => localStorage.setItem('token', 'un.jeton.perime'))
    await lookAgain(page)
    await expect(done(page)).toContainText('Votre session est terminée.')
    await expectSound(page)
    await done(page).getByRole('button', { name: 'Se reconnecter' }).click()
    const login = page.getByRole('dialog', { name: 'Votre session a expiré' })
    await login.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password)
    await login.getByRole('button', { name: 'Reprendre' }).click()
    await expect(page.getByText('En direct')).toBeVisible()
    await expect(note).toHaveValue('Rappeler après 18 h')

    await page.clock.install()
    await page.route('**/api/**', (route) => route.abort())
    await place(page, /^Factures/).click()
    await expect(page.getByRole('alert')).toContainText('Ces informations n’ont pas pu être chargées.')
    await lookAgain(page)
    await expect(done(page)).toContainText('Le site ne répond pas.')
    await page.unrouteAll()
    await page.clock.fastForward(60_000)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText('Aucune facture', { exact: false }).or(page.getByRole('row')).first()).toBeVisible()
    await page.goBack()
    await expect(note).toHaveValue('Rappeler après 18 h')
  },
)

test('the news are asked for once at an opening, though the session is confirmed after them', async ({
  page,
  site,
}) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/nouvelles')) asked += 1
  })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/clients/profile', async (route) => {
    await released
    await route.continue()
  })
  const confirmed = page.waitForResponse('**/api/clients/profile')
  await enterAsOwner(page, site, '/admin/messages')
  await expect(page.getByText('En direct')).toBeVisible()
  release()
  await (await confirmed).finished()
  await draw(page)
  expect(asked).toBe(1)
})

testOfBilling('every place opens by its link, and the estimates are sound', async ({ page, site }) => {
  await enterAsOwner(page, site, '/admin')
  for (const name of ['Clients', 'Factures', 'Estimations Tarifaires']) {
    await place(page, new RegExp(`^${name}`)).click()
    await expect(title(page, name)).toBeVisible()
  }
  await expectSoundEverywhere(page)
})
