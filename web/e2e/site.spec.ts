import type { Page } from '@playwright/test'
import { INDEXED_PATHS } from '#adapters/http/contract/pages'
import { enter, logInAsOwner, openAccount } from './account.ts'
import { builtFile } from './built-file.ts'
import { expect, RESTING_PATH, test, testOfFirstVisit } from './journey.ts'
import { expectLight, expectAsSent } from './pages.ts'
import { ADMIN } from './running-site.ts'
import { expectSound } from './sound.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

/** Beside the pages that are indexed. */
const PAGES = [
  { path: '/login', heading: 'Connexion' },
  { path: '/reset-password', heading: 'Mot de passe oublié' },
  { path: '/nulle-part', heading: 'Page introuvable' },
] as const

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })

/** Writes the choice about cookies as it was made at a date. */
const choose = (page: Page, date: Date): Promise<void> =>
  page.evaluate((le) => {
    localStorage.setItem('cookie_consent', 'refused')
    localStorage.setItem('cookie_consent_date', le)
  }, date.toISOString())

/** Opens a page as somebody who has refused cookies. */
const open = async (page: Page, path: string): Promise<void> => {
  if (!page.url().endsWith(RESTING_PATH)) await page.goto(RESTING_PATH)
  await choose(page, new Date())
  await page.goto(path)
}

for (const { path, heading } of PAGES) {
  test(`${path} is sound at three widths, by day and by night, and light`, async ({ page }) => {
    test.slow()
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(path === '/nulle-part' ? 404 : 200)
    const html = (await answer?.text()) ?? ''
    expectLight(html)
    await expectAsSent(page, html)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expectSoundEverywhere(page)
  })
}

test('four addresses of the site map lead on for good', async ({ site }) => {
  const redirect = async (path: string) => {
    const { status, headers } = await fetch(`${site.url}${path}`, { redirect: 'manual' })
    return [status, headers.get('location')]
  }
  expect(await redirect('/connexion')).toEqual([301, '/login'])
  expect(await redirect('/inscription')).toEqual([301, '/login'])
  expect(await redirect('/mot-de-passe-oublie')).toEqual([301, '/reset-password'])
  expect(await redirect('/a-propos')).toEqual([301, '/#apropos'])
})

test('the choice about cookies is asked once, kept with its date, can be changed, and is asked again after seven months', async ({
  page,
}) => {
  await page.goto('/services')
  await expect(banner(page)).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  const boxes = await Promise.all(
    ['Accepter', 'Refuser'].map((name) => page.getByRole('button', { name, exact: true }).boundingBox()),
  )
  expect(boxes[0]?.width).toBe(boxes[1]?.width)
  expect(boxes[0]?.height).toBe(boxes[1]?.height)
  await page.getByRole('button', { name: 'Refuser' }).click()
  await expect(banner(page)).toBeHidden()
  const stored = () => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
  expect(await stored()).toEqual({ cookie_consent: 'refused', cookie_consent_date: expect.stringMatching(/^\d{4}-/) })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Gérer les cookies' })).toBeVisible()
  await expect(banner(page)).toBeHidden()
  await page.getByRole('button', { name: 'Gérer les cookies' }).press('Enter')
  await expect(banner(page).getByRole('heading')).toBeFocused()
  await page.getByRole('button', { name: 'Accepter' }).press('Enter')
  expect(await stored()).toMatchObject({ cookie_consent: 'accepted' })
  await expect(page.getByRole('button', { name: 'Gérer les cookies' })).toBeFocused()
  await choose(page, new Date(Date.now() - 214 * 86_400_000))
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
})

test('the cookie banner covers nothing that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/plan-du-site')
  await expect(banner(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const cover = document.querySelector('section[aria-labelledby="cookies-titre"]')
      const focused = document.activeElement
      if (cover === null || focused === null || focused.closest('main, footer') === null) return 0
      return focused.getBoundingClientRect().bottom - cover.getBoundingClientRect().top
    })
    expect(hidden).toBeLessThanOrEqual(0)
  }
})

/** By how much a page is wider than the screen, and how far the choices about cookies reach beyond it, in pixels. */
const beyondTheScreen = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const choices = document.querySelectorAll('section[aria-labelledby="cookies-titre"] button')
    return [scrollWidth, ...Array.from(choices, (choice) => Math.round(choice.getBoundingClientRect().right))].map(
      (right) => Math.max(0, right - clientWidth),
    )
  })

testOfFirstVisit('text twice as large pushes nothing out of a page, nor out of the cookie banner', async ({ page }) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const path of [
    ...INDEXED_PATHS,
    '/commanderPrestation/4/informations',
    '/login',
    '/reset-password',
    '/verifier',
  ]) {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    await expect(banner(page)).toBeVisible()
    expect(await beyondTheScreen(page), path).toEqual([0, 0, 0])
    await page.setViewportSize({ width: 390, height: 800 })
    expect(await beyondTheScreen(page), path).toEqual([0, 0, 0])
  }
})

test('the terms cannot be selected, right-clicked or copied, and can be kept', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/conditions-generales')
  const text = page.getByText('Le prestataire intervient à domicile')
  const copied = async (): Promise<string> => {
    await page.keyboard.press('Control+C')
    return page.evaluate(() => navigator.clipboard.readText())
  }
  await text.dblclick()
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe('')
  const menu = await text.evaluate((node) =>
    node.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 })),
  )
  expect(menu).toBe(false)
  const byKey = await text.evaluate((node) =>
    node.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 0 })),
  )
  expect(byKey).toBe(true)
  await page.keyboard.press('Control+A')
  expect(await copied()).toBe('Copie désactivée')
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Télécharger les conditions (PDF)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^conditions-generales-\d{4}-\d\d-\d\d\.pdf$/)
  await page.goto('/mentions-legales')
  await page.getByText('Qui publie ce site').dblclick()
  expect(await copied()).not.toBe('Copie désactivée')
})

testOfFirstVisit(
  'a screen that fails says so without details and is reported under the id it shows',
  async ({ page, quiet }) => {
    await open(page, RESTING_PATH)
    await page.route(`**/${builtFile('src/pages/services/services-page.tsx')}`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'const P = () => { throw new Error("provoked by the test") }; export { P as ServicesPage, P as t, P as n }',
      }),
    )
    await page.goto('/')
    const report = page.waitForRequest('**/api/erreurs')
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Services' }).click()
    await expect(page.getByRole('heading', { name: "Une erreur s'est produite" })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText(
      "Nous nous excusons pour ce désagrément. L'erreur a été signalée et sera corrigée rapidement.",
    )
    const sent: unknown = (await report).postDataJSON()
    const id = await page.getByText(/^[0-9A-F]{8}$/).textContent()
    expect(sent).toEqual({ id, message: 'Error: provoked by the test', chemin: '/services' })
    await expect(page.locator('body')).not.toContainText('provoked')
    await expect(page.locator('main a[href^="tel:"]')).toBeVisible()
    await expectSound(page)
    expect(quiet.complaints.join()).toContain('provoked by the test')
    quiet.complaints.length = 0
    await page.getByRole('button', { name: "Retour à l'accueil" }).click()
    await expect(page).toHaveURL('/')
  },
)

test('the chrome follows the session, and logging out forgets it and leads home', async ({ page, site }) => {
  await page.goto('/services')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await expect(menu.getByRole('link', { name: 'Connexion' })).toBeVisible()
  await enter(page, await openAccount(site), '/services')
  await expect(menu.getByRole('link', { name: 'Mes Prestations' })).toHaveAttribute('href', '/mes-prestations')
  await expect(page.getByText('Bonjour Jeanne Dupont')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await enter(page, { ...ADMIN, ...(await logInAsOwner(site)) }, '/services')
  const tabs = page.getByRole('navigation', { name: 'Navigation rapide' })
  await expect(tabs.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin')
  await expect(tabs.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'page')
  await expectSound(page)
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL('/')
  await expect(tabs.getByRole('link', { name: 'Connexion' })).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('client')])).toEqual([
    null,
    null,
  ])
})

test('the home page leads down to its parts, and back up from the foot', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await page.getByRole('link', { name: 'Comment ça marche' }).click()
  await expect(page).toHaveURL('/#comment')
  await expect(page.getByRole('heading', { name: 'Comment ça marche' })).toBeInViewport()
  await expect(page.locator('#comment')).toBeFocused()
  await page.getByRole('link', { name: 'Qui vous répond' }).press('Enter')
  await expect(page.locator('#apropos')).toBeFocused()
  await page.getByRole('button', { name: 'Bas de page' }).click()
  await expect(page.getByText('Tous droits réservés')).toBeInViewport()
  await page.getByRole('button', { name: 'Haut de page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  const targets = await page
    .locator('section:has(> h2#metiers) a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  expect(targets).toEqual(['/services#depannage', '/services#formation', '/services#installation', '/contact'])
})
