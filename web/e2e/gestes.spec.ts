import type { Page } from '@playwright/test'
import { placeOrder } from './account.ts'
import { expect, expectSound, test } from './journey.ts'
import { aMailAddress } from './order-form.ts'
import { enterAsOwner } from './owner.ts'

const search = (page: Page) => page.getByRole('dialog', { name: 'Rechercher' })

const field = (page: Page) => search(page).getByRole('combobox')

const results = (page: Page) => search(page).getByRole('option')

test('one search finds places at once, then orders and their gestures, by keys alone', async ({ page, site }) => {
  const email = aMailAddress()
  const order = await placeOrder(site, email)
  await enterAsOwner(page, site, '/admin')
  await expect(page.getByRole('button', { name: 'Rechercher' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.route('**/api/**q=*', (route) => route.abort())
  await page.keyboard.type('compta')
  await expect(results(page)).toHaveText([/^Comptabilité/])
  await page.unroute('**/api/**q=*')
  await field(page).fill(order.reference)
  await expect(results(page).first()).toContainText(order.reference)
  await expectSound(page)
  await field(page).fill(`proposer une date à ${order.reference}`)
  await expect(results(page).first()).toHaveText(/^Proposer une date à /)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.url}/admin/prestations/${order.reference}?proposer=1`)
  await expect(search(page)).toBeHidden()
})

test('keys alone can be read of, and switched off', async ({ page, site }) => {
  await enterAsOwner(page, site, '/admin/clients')
  await expect(page.getByRole('button', { name: 'Touches du clavier' })).toBeVisible()
  const filter = page.getByRole('searchbox').first()
  await expect(filter).toBeVisible()
  await page.keyboard.press('/')
  await expect(filter).toBeFocused()
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Touches du clavier' })
  await expectSound(page)
  await help.getByRole('checkbox', { name: 'Touches seules' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(help).toBeHidden()
})

test('a client is found by the last figures of a telephone number: one key, and the figures', async ({
  page,
  site,
}) => {
  const email = aMailAddress()
  const order = await placeOrder(site, email)
  await enterAsOwner(page, site, '/admin')
  await expect(page.getByRole('button', { name: 'Rechercher' })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('5678')
  await expect(results(page).filter({ hasText: order.reference }).first()).toBeVisible()
  await expect(
    results(page)
      .filter({ hasText: /Client · .*06\s12\s34\s56\s78/ })
      .first(),
  ).toBeVisible()
})
