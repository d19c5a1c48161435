import type { Page } from '@playwright/test'
import { logInAsOwner, placeOrder } from './account.ts'
import { cutOff } from './cut-off.ts'
import { expect, test } from './journey.ts'
import { aMailAddress } from './order-form.ts'
import type { RunningSite } from './running-site.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

/** The code as the text file of a quote prints it. */
const printedCode = async (site: RunningSite): Promise<string> => {
  const { id } = await placeOrder(site, aMailAddress())
  const { token } = await logInAsOwner(site)
  const answer = await fetch(`${site.url}/api/prestations/${id}/devis.txt`, {
    headers: { authorization: `Bearer ${token}`, connection: 'close' },
  })
  return /Code : +(\S{4}-\S{4}-\S{4})/.exec(await answer.text())?.[1] ?? ''
}

const field = (page: Page) => page.getByLabel('Code du document')
const press = (page: Page) => page.getByRole('button', { name: 'Vérifier', exact: true }).click()
const genuine = (page: Page) => page.getByRole('region', { name: 'Document authentique' })
const unknown = (page: Page) => page.getByRole('region', { name: 'Document non reconnu' })

test('a text that is no code is said so at the field, and asks nothing; the code of a quote, typed as it is read, shows the paper', async ({
  page,
  site,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${site.url}/api/verifier`)) asked.push(request.url())
  })
  await page.goto('/verifier/bonjour')
  await expect(field(page)).toHaveValue('bonjour')
  await expect(field(page)).toHaveAccessibleDescription(/12 chiffres ou lettres/)
  await page.goto('/verifier')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vérifier un document')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await field(page).fill('DEV-2026-0001')
  await press(page)
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAccessibleDescription(/12 chiffres ou lettres/)
  await expect(field(page)).toHaveValue('DEV-2026-0001')
  await expectSoundEverywhere(page)
  expect(asked).toEqual([])
  const code = await printedCode(site)
  await field(page).fill(code.toLowerCase().replaceAll('-', ' '))
  await press(page)
  for (const said of ['Devis', /DEV-\d{4}-\d{4}/, '64,00\u00a0€', 'Accepté']) {
    await expect(genuine(page)).toContainText(said)
  }
  await expect(page).toHaveURL(`${site.url}/verifier/${code.replaceAll('-', '')}`)
  await expect(page.getByText('Jeanne Dupont')).toHaveCount(0)
  await expectSoundEverywhere(page)
})

test('the square of a document opens the verdict, and another code can be typed', async ({ page, site }) => {
  const code = await printedCode(site)
  await page.goto(`/verifier/${code.replaceAll('-', '')}`)
  await expect(genuine(page)).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await field(page).fill(`${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`)
  await press(page)
  await expect(unknown(page)).toBeVisible()
  await expect(genuine(page)).toHaveCount(0)
  await page.goBack()
  await expect(genuine(page)).toBeVisible()
})

test('without network there is no verdict, and it can be asked again; a code that is not ours says what to do before paying', async ({
  page,
}) => {
  const reconnect = await cutOff(page, '*/api/verifier/*')
  await page.goto('/verifier/7K3QXAT49BCD')
  await expect(page.getByRole('alert')).toContainText('Cela ne dit rien du document')
  await expect(unknown(page)).toHaveCount(0)
  await expectSoundEverywhere(page)
  await reconnect()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(unknown(page)).toBeVisible()
  await expect(unknown(page)).toContainText('Ne payez rien')
  await expect(unknown(page).getByRole('link', { name: '03 00 00 00 00' })).toBeVisible()
  await expectSoundEverywhere(page)
})
