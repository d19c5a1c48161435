import { expect, expectSound, test } from './journey.ts'

const PAGES = [
  { path: '/', heading: /informatique/i },
  { path: '/services', heading: /services/i },
  { path: '/contact', heading: /contact/i },
] as const

for (const { path, heading } of PAGES) {
  for (const width of [320, 768, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${path} is sound at ${width} px, ${colorScheme}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme })
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expectSound(page)
      })
    }
  }
}

test('an unknown address is a real 404 with a way on', async ({ page }) => {
  const answer = await page.goto('/nulle-part')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible()
  await expectSound(page)
})

test('the services can be read without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/services`)
  await expect(page.getByRole('heading', { name: 'Réinstallation PC' })).toBeVisible()
  await context.close()
})
