import type { Page } from '@playwright/test'
import { enter, openAccount } from './account.ts'
import { builtFile } from './built-file.ts'
import { expect, test, testOfFirstVisit } from './journey.ts'
import { expectSound } from './sound.ts'

const SERVICES = `**/${builtFile('src/pages/services/services-page.tsx')}`

const LOST = 'Le chargement n’a pas abouti.'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })
const reload = (page: Page) => page.getByRole('button', { name: 'Recharger' })

/** How often the file that was asked for most has been asked for from here on. */
const countAsked = (page: Page): (() => number) => {
  const times = new Map<string, number>()
  page.on('request', (request) => void times.set(request.url(), (times.get(request.url()) ?? 0) + 1))
  return () => Math.max(...[...times].filter(([url]) => url.endsWith('.js')).map(([, count]) => count))
}

test('a page that an upgrade took away says so at once, asks no more, comes back by reloading, and can be read without its code', async ({
  page,
}) => {
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Erreur API'))
  await page.goto('/')
  await page.route(SERVICES, (route) => route.fulfill({ status: 404, body: '' }))
  const asked = countAsked(page)
  await menu(page).getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('alert')).toContainText(LOST, { timeout: 1000 })
  await expect(page).toHaveURL('/services')
  await expect(page).toHaveTitle(/^Page non chargée/)
  await expectSound(page)
  expect(asked()).toBeLessThanOrEqual(2)
  await logged
  // The frame stands: what was there can be gone back to.
  await page.goBack()
  await expect(page.locator('#comment')).toBeAttached()
  await page.goForward()
  await expect(page.getByRole('alert')).toContainText(LOST)
  await page.unroute(SERVICES)
  await reload(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Services et prix' })).toBeVisible()
  await page.route(SERVICES, (route) => route.abort('failed'))
  await page.goto('/services')
  await expect(page.getByRole('alert')).toContainText(LOST)
  await expect(page.getByRole('heading', { name: 'Réinstallation PC' })).toBeVisible()
  await page.unroute(SERVICES)
  await reload(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Services et prix' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

testOfFirstVisit(
  'a page asked for without network says so at once, and stays until the network is back',
  async ({ page, context }) => {
    await page.goto('/')
    await menu(page).getByRole('link', { name: 'Connexion' }).waitFor()
    const asked = countAsked(page)
    await context.setOffline(true)
    await menu(page).getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('alert')).toContainText(LOST, { timeout: 1000 })
    await expect(page).toHaveURL('/contact')
    await reload(page).click()
    await expect(page.getByText('Le site reste injoignable.')).toBeVisible()
    expect(asked()).toBeLessThanOrEqual(2)
    await context.setOffline(false)
    await reload(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  },
)

test('a private page without its code is not an empty page', async ({ page, site }) => {
  const espace = `**/${builtFile('src/pages/mon-espace/mon-espace-page.tsx')}`
  const account = await openAccount(site)
  await page.route(espace, (route) => route.fulfill({ status: 404, body: '' }))
  await enter(page, account, '/mes-prestations')
  await expect(page.getByRole('alert')).toContainText(LOST)
  await page.unroute(espace)
  await reload(page).click()
  await expect(page.getByRole('tab', { name: 'Mes Prestations' })).toBeVisible()
})

test('a part of the order form whose code is lost says so, and what was typed is kept', async ({ page }) => {
  const professionnel = `**/${builtFile('src/pages/commander/informations/professionnel.tsx')}`
  await page.goto('/commander')
  await page.locator('#nom').fill('Jeanne Dupont')
  await page.route(professionnel, (route) => route.fulfill({ status: 404, body: '' }))
  const asked = countAsked(page)
  await page.getByRole('radio', { name: /professionnel/i }).check()
  await expect(page.getByRole('alert')).toContainText(LOST, { timeout: 1000 })
  expect(asked()).toBeLessThanOrEqual(2)
  await page.unroute(professionnel)
  await reload(page).click()
  await expect(page.getByLabel('SIREN')).toBeVisible()
  await expect(page.locator('#nom')).toHaveValue('Jeanne Dupont')
})
