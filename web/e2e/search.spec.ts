import { type Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { expectSound } from './sound.ts'

const marks = (page: Page) => page.locator('main mark')

const searchFor = async (page: Page, term: string): Promise<void> => {
  await page.getByRole('main').getByRole('searchbox').fill(term)
  await page.getByRole('main').getByRole('button', { name: 'Rechercher' }).click()
}

/** What is said of a term, with how much was found. */
const told = (page: Page, term: string) => page.getByRole('status').filter({ hasText: `« ${term} »` })

test('a word is found whatever its accents and case, with the words around it, and leads to the line that has it', async ({
  page,
}) => {
  await page.goto('/search')
  await searchFor(page, 'RECAPITULATIVE')
  await expect(page).toHaveURL(/\/search\?q=RECAPITULATIVE$/)
  await expect(page.getByRole('status').filter({ hasText: 'résultat' })).toContainText('« RECAPITULATIVE »')
  await expect(page.getByRole('link', { name: 'Initiation' })).toBeVisible()
  await expect(marks(page)).toHaveText(['récapitulative', 'récapitulative'])
  await expectSound(page)
  await searchFor(page, 'mises à jour et remise')
  await page.getByRole('link', { name: 'Réinstallation PC' }).click()
  await expect(page).toHaveURL('/services?q=mises%20%C3%A0%20jour%20et%20remise#service-5-p2')
  await expect(page.locator('#service-5-p2 mark')).toHaveText('Mises à jour et remise')
  await expect(page.locator('#service-5-p2')).toBeInViewport()
  await expect(marks(page)).toHaveCount(1)
})

test('an address with a line highlights it when it is opened first, and nothing moves', async ({ page }) => {
  await page.goto('/services?q=conseils#service-3-p2')
  const line = page.locator('#service-3-p2')
  const before = await line.boundingBox()
  await expect(line.locator('mark')).toHaveText('Conseils')
  await expect(line).toBeInViewport()
  expect((await line.boundingBox())?.height).toBe(before?.height)
})

test('a service found by its name leads to its card, and pages are found by what they show', async ({ page }) => {
  await page.goto('/search?q=bureautique')
  await page.getByRole('heading', { name: 'Bureautique' }).getByRole('link').click()
  await expect(page).toHaveURL('/services?q=bureautique#service-8')
  await expect(page.locator('#service-8 mark')).toHaveText('Bureautique')
  await page.goBack()
  await searchFor(page, 'lycée professionnel')
  await expect(told(page, 'lycée professionnel')).toBeVisible()
  await page.getByRole('link', { name: 'Accueil', exact: true }).last().click()
  await expect(page).toHaveURL('/')
})

test('every result has its excerpt; nothing is found for what no page shows, nor for signs that mean something to a search', async ({
  page,
}) => {
  await page.goto('/search?q=')
  const expectNothing = async (term: string): Promise<void> => {
    await expect(page.getByText('Aucun résultat trouvé.'), term).toBeVisible()
    await expect(page.locator('main h3'), term).toHaveCount(0)
  }
  await expectNothing('')
  for (const term of ['bureautique', 'contact', 'services', 'a']) {
    await searchFor(page, term)
    await expect(told(page, term)).toBeVisible()
    const results = page.locator('main li:has(> h3)')
    await expect(results.first()).toBeVisible()
    const found = await results.evaluateAll((all) =>
      all.map((result) => [result.querySelector('h3')?.textContent, result.querySelector('p')?.textContent ?? '']),
    )
    for (const [name, excerpt = ''] of found)
      expect(excerpt.length > 2 && excerpt !== name, `${term}: ${name}`).toBe(true)
  }
  for (const term of ['introuvablement', '.*', '%', '_', '\\', '<script>alert(1)</script>']) {
    await searchFor(page, term)
    await expect(told(page, term)).toBeVisible()
    await expectNothing(term)
  }
})

test('it says that it searches only while something is on its way', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.goto('/contact')
  await page.route('**/search', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('searchbox').fill('virus')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Rechercher' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recherche' })).toBeVisible()
  await expect(page.getByText('Recherche en cours...')).toBeVisible()
  release()
  await expect(page.getByRole('link', { name: 'Virus/Publicité' })).toBeVisible()
  await expect(page.getByText('Recherche en cours...')).toHaveCount(0)
  await searchFor(page, 'box')
  await expect(page.getByRole('link', { name: 'Box internet' })).toBeVisible()
})

test('it can be sent and read without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('searchbox').fill('peripherique')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await expect(page).toHaveURL('/search?q=peripherique')
  await expect(page.getByRole('link', { name: 'Matériel périphérique' })).toHaveAttribute(
    'href',
    '/services?q=peripherique#service-12',
  )
  await expect(marks(page)).toHaveText(['périphérique'])
  await context.close()
})
