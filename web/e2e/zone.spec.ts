import type { Locator, Page } from '@playwright/test'
import { expect, RESTING_PATH, test, testOfFirstVisit } from './journey.ts'
import { expectSound } from './sound.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

/** A grey square of one pixel. */
const TUILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM8c+bMfwAGgAL+X6JWvAAAAABJRU5ErkJggg==',
  'base64',
)

const zoneDe = (page: Page): Locator => page.getByRole('region', { name: 'Zone d’intervention', exact: true })

const carteDe = (page: Page): Locator => page.getByRole('region', { name: 'Carte détaillée' })

/** Serves every tile, and keeps the addresses that were asked for. */
const servirTuiles = async (page: Page): Promise<readonly string[]> => {
  const demandees: string[] = []
  await page.route('**/tuiles/**', (route) => {
    demandees.push(new URL(route.request().url()).pathname)
    return route.fulfill({ contentType: 'image/png', body: TUILE })
  })
  return demandees
}

const afficher = (page: Page): Locator => page.getByRole('button', { name: 'Afficher la carte détaillée' })

/** The section answers once one is near it; its button is then there. */
const approcher = async (page: Page): Promise<void> => {
  await page.goto('/')
  await zoneDe(page).scrollIntoViewIfNeeded()
  await expect(afficher(page)).toBeVisible()
}

const demander = async (page: Page, texte: string): Promise<void> => {
  const champ = page.getByRole('combobox', { name: 'Code postal ou adresse' })
  await champ.fill(texte)
  await champ.press('Enter')
}

test('no tile is asked for before somebody wants the map, which has both circles, zooms, closes and opens again', async ({
  page,
}) => {
  const demandees = await servirTuiles(page)
  await approcher(page)
  await expect(zoneDe(page)).toContainText('40 km')
  await expect(zoneDe(page)).toContainText('Rien n’est chargé sans votre accord')
  expect(demandees).toEqual([])
  await afficher(page).click()
  const carte = carteDe(page)
  await expect(carte).toBeVisible()
  await expect(carte.locator('path.zone-premier')).toHaveCount(1)
  await expect(carte.locator('path.zone-second')).toHaveCount(1)
  expect(await carte.boundingBox()).toMatchObject({ width: 600, height: 400 })
  await expect(carte.getByRole('link', { name: /OpenStreetMap/ })).toBeVisible()
  // The wheel scrolls the page.
  await carte.hover()
  const hauteur = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 400)
  await page.waitForFunction((hauteur) => scrollY > hauteur, hauteur)
  expect(new Set(demandees.map((adresse) => adresse.split('/')[2]))).toEqual(new Set(['9']))
  await carte.getByRole('button', { name: 'Agrandir' }).press('Enter')
  await expect.poll(() => demandees.some((adresse) => adresse.startsWith('/tuiles/10/'))).toBe(true)
  await page.getByRole('button', { name: 'Revenir au dessin' }).click()
  await expect(carte).toBeHidden()
  await demander(page, '39800')
  await expect(zoneDe(page).getByText('Oui, nous venons chez vous')).toBeVisible()
  await afficher(page).click()
  await expect(carte).toBeVisible()
  await expect(carte.locator('path.zone-premier')).toHaveCount(1)
  await expectSoundEverywhere(page)
})

test('a visitor who accepted third parties sees the map without asking, and on it the address chosen from the keyboard', async ({
  page,
}) => {
  await servirTuiles(page)
  await page.goto(RESTING_PATH)
  await page.evaluate(() => {
    localStorage.setItem('cookie_consent', 'accepted')
    localStorage.setItem('cookie_consent_date', new Date().toISOString())
  })
  await page.goto('/')
  await zoneDe(page).scrollIntoViewIfNeeded()
  await expect(carteDe(page)).toBeVisible()
  const champ = page.getByRole('combobox', { name: 'Code postal ou adresse' })
  await champ.fill('20 grande rue')
  await expect(page.getByRole('option', { name: /Poligny/ })).toBeVisible()
  await champ.press('ArrowDown')
  await champ.press('Enter')
  await expect(zoneDe(page).getByText('Oui, nous venons chez vous')).toBeVisible()
  await expect(carteDe(page).locator('path.zone-lieu')).toHaveCount(1)
})

test('without tiles the drawing stays, and says so; a server that is away leaves a way on', async ({ page }) => {
  await approcher(page)
  await page.route('**/tuiles/**', (route) => route.abort('internetdisconnected'))
  await afficher(page).click()
  await expect(zoneDe(page)).toContainText('ne répond pas pour le moment')
  await expect(carteDe(page)).toBeHidden()
  await expect(afficher(page)).toBeVisible()
  await expectSound(page)
  await page.route('**/api/geo/lieu**', (route) => route.abort('internetdisconnected'))
  await demander(page, '39000')
  await expect(zoneDe(page).getByText('La vérification n’a pas abouti')).toBeVisible()
  await expect(zoneDe(page).getByRole('link', { name: 'Aller au formulaire de contact' })).toBeVisible()
})

/** No two neighbours answer the same: an answer that stayed would be told from the next one. */
const REPONSES = [
  ['39000', 'Oui, nous venons chez vous', /39000 Lons-le-Saunier : environ 2,3 km .+offert/s],
  ['39570', 'Oui, nous venons chez vous', /Code postal 39570 : \d+ communes, de .+selon la commune/s],
  ['Montmorot', 'Oui, nous venons chez vous', /1,6 km .+3,7 km au plus.+offert/s],
  ['Bletterans', 'Oui, nous venons chez vous', /9,5 km .+environ 9,10 €/s],
  ['20 Grande Rue 39800 Poligny', 'Oui, nous venons chez vous', /22,6 km .+Déplacement : 35,20 €/s],
  ['Saint-Claude', 'À la limite de la zone', /adresse complète/],
  ['8 rue de Besançon 39100 Dole', 'Sur demande', /46,8 km .+écrivez-nous/s],
  ['21000', 'Trop loin', /60 km ou plus.+à distance/s],
  ['39100 Dole', 'Sur demande', /44,6 km.+écrivez-nous/s],
  ['25000', 'Trop loin', /60 km ou plus.+à distance/s],
  ['00000', 'Lieu introuvable', /Vérifiez l’adresse/],
] as const

test('each place has its answer, one of several communes can be chosen, and what cannot be read is said beside the field', async ({
  page,
}) => {
  await approcher(page)
  for (const [texte, titre, suite] of REPONSES) {
    await demander(page, texte)
    const reponse = zoneDe(page).locator('[aria-live]').filter({ hasText: titre })
    await expect(reponse, texte).toBeVisible()
    const lue = async (): Promise<string> => (await reponse.innerText()).replaceAll(/[\u00a0\u202f]/g, ' ')
    await expect.poll(lue, texte).toMatch(suite)
  }
  await demander(page, '39570')
  await page.getByLabel('Votre commune').selectOption('39570 Courlaoux')
  await expect(zoneDe(page).locator('[aria-live]').filter({ hasText: '39570 Courlaoux' })).toContainText(/5,9\s?km/)
  await demander(page, 'Trifouilly')
  const champ = page.getByRole('combobox', { name: 'Code postal ou adresse' })
  await expect(champ).toHaveAccessibleDescription(/Ajoutez le code postal/)
  await expect(champ).toHaveValue('Trifouilly')
})

testOfFirstVisit('what was typed before the script came is answered', async ({ page, site }) => {
  const scripts = Promise.withResolvers<null>()
  await page.route(`${site.url}/assets/**/*.js`, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const champ = page.getByRole('combobox', { name: 'Code postal ou adresse' })
  await champ.fill('39570')
  const verifier = page.getByRole('button', { name: 'Vérifier' })
  await expect(verifier).toBeDisabled()
  scripts.resolve(null)
  await verifier.click()
  await expect(champ).toHaveValue('39570')
  await expect(page.getByLabel('Votre commune')).toBeVisible()
})

test('the zone can be read without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/#zone`)
  await expect(page.getByRole('rowheader', { name: 'Poligny' })).toBeVisible()
  await expect(zoneDe(page)).toContainText('Déplacement offert jusqu’à 10 km aller-retour (5 km aller)')
  await context.close()
})
