import type { Page } from '@playwright/test'
import { enter, openAccount } from './account.ts'
import { expect, test } from './journey.ts'
import { expectSound } from './sound.ts'
import {
  aMailAddress,
  DOLE,
  expectThanks,
  fillForm,
  fillPlace,
  LONS,
  order,
  POLIGNY,
  toEstimate,
} from './order-form.ts'
import { mailsAbout } from './received-mails.ts'

const REINSTALLATION = '/commanderPrestation/5/informations'

/** French amounts have spaces that never break. */
const text = (value: string): RegExp => new RegExp(value.replaceAll(' ', '\\s'))

test('a package, from the services to the ticket and the mails', async ({ page, site }) => {
  const email = aMailAddress()
  await page.goto('/services')
  await page.locator('#service-5').getByRole('link', { name: 'Commander une prestation' }).click()
  await expect(page).toHaveURL(/\/commanderPrestation\/5\/informations$/)
  await fillForm(page, LONS, email)
  await expect(page.getByText('Déplacement offert.')).toBeVisible()
  await expectSound(page)
  await toEstimate(page)
  await expect(page.getByRole('main')).toContainText(text('64,00 €'))
  await expect(page.getByRole('main')).toContainText(text('128,00 €'))
  await expectSound(page)
  await order(page).click()
  const reference = await expectThanks(page)
  await expectSound(page)

  const mails = await mailsAbout(site, reference, 2)
  const client = mails.find(({ a }) => a === email)
  expect(client?.texte).toMatch(/^Mot de passe temporaire : \S{24}$/m)
  expect(client?.piecesJointes.map(({ type }) => type)).toEqual(['application/pdf', 'application/pdf'])
  const [devis, conditions] = client?.piecesJointes ?? []
  expect(devis?.nom).toMatch(/^DEV-\d{4}-\d{4}\.pdf$/)
  expect(conditions?.nom).toMatch(/^conditions-generales-\d{4}-\d{2}-\d{2}\.pdf$/)
  const business = mails.find(({ a }) => a !== email)
  expect(business?.repondreA).toBe(email)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Télécharger le devis (PDF)' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^DEV-\d{4}-\d{4}\.pdf$/)
})

test('four hours far from the base: the travel is explained and paid; a price that changed is shown first; a double press orders once', async ({
  page,
  site,
}) => {
  const email = aMailAddress()
  await page.goto('/commanderPrestation/6/informations')
  await page.getByLabel('Durée').selectOption('4')
  await fillForm(page, POLIGNY, email)
  await toEstimate(page)
  const main = page.getByRole('main')
  // 65 € for two hours, twice; 22.6 km one way, 45.2 km both ways, 10 offered.
  await expect(main).toContainText(text('130,00 €'))
  await expect(main).toContainText(text('35,20 €'))
  await expect(main).toContainText(text('165,20 €'))
  await expect(main).toContainText(text('295,20 €'))
  await page.route('**/api/prestations/commander', async (route) => {
    const body: { devis: { totalNet: number } } = route.request().postDataJSON()
    await route.continue({ postData: JSON.stringify({ ...body, devis: { ...body.devis, totalNet: 1 } }) })
  })
  await order(page).click()
  await expect(page.getByText('Le prix a changé')).toBeVisible()
  await page.unroute('**/api/prestations/commander')
  await order(page).dblclick()
  await mailsAbout(site, await expectThanks(page), 2)
  expect(site.mails.destinataires().filter((recipient) => recipient === email)).toHaveLength(1)
})

/** The first step says at once that a postcode is too far away, and what can be done without a visit. */
const expectTooFar = async (page: Page): Promise<void> => {
  await page.goto('/commander')
  await page.getByLabel('Code postal').fill('25000')
  const calculator = page.getByRole('region', { name: 'Déplacement', exact: true })
  await expect(calculator.getByText(/60\s?km ou plus.*40\s?km/)).toBeVisible()
  await expect(calculator.getByRole('link', { name: /Être rappelé/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectSound(page)
  await calculator.getByRole('button', { name: 'Réinstallation PC' }).click()
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('5')
  await expect(page.getByRole('radio', { name: /^À distance/ })).toBeChecked()
  await expect(page.getByLabel('Code postal')).toHaveValue('25000')
  await expect(calculator).toBeHidden()
}

test('out of the zone: the distance and the limit before anything else is typed, then the offer of the contact page', async ({
  page,
}) => {
  await expectTooFar(page)
  await page.getByRole('radio', { name: /^Sur place/ }).check()
  await fillPlace(page, DOLE)
  await expect(page.getByText(/46,8\s?km.*40\s?km/).first()).toBeVisible()
  const offer = page.getByRole('dialog')
  await expect(offer).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expect(offer).toBeHidden()
  await page
    .getByRole('link', { name: /contact/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/contact/)
})

test('without the address service what is too far or of another postcode is said, and the price of a town is to be confirmed', async ({
  page,
  site,
}) => {
  site.addresses.setMode('down')
  try {
    await expectTooFar(page)
    await page.route('**/api/geo/villes/39000', (route) =>
      route.fulfill({ json: { success: true, data: { villes: [], source: 'local' } } }),
    )
    await page.getByRole('radio', { name: /^Sur place/ }).check()
    await page.getByLabel('Code postal').fill('39000')
    await expect(page.locator('input[name=ville]')).toBeVisible()
    const email = aMailAddress()
    await fillForm(page, { codePostal: '39000', ville: 'Marseille', adresse: '1 rue de la Gare' }, email)
    await expect(page.getByText(/n’a pas le code postal 39000/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Voir mon estimation' }).click()
    await expect(page.getByLabel('Ville', { exact: true })).toHaveAccessibleDescription(/n’a pas le code postal 39000/)
    await fillPlace(page, { codePostal: '39570', ville: 'Montmorot', adresse: '3 rue Neuve' })
    await expect(page.getByText(/à confirmer/).first()).toBeVisible()
    await toEstimate(page)
    await order(page).click()
    await expectThanks(page)
  } finally {
    site.addresses.setMode('ok')
  }
})

test('the quote can be read before ordering; a server error leaves the estimate as it was, and the next press orders', async ({
  page,
}) => {
  await page.goto(REINSTALLATION)
  await fillForm(page, LONS, aMailAddress())
  await toEstimate(page)
  const open = page.getByRole('button', { name: 'Prévisualiser le devis' })
  const quote = page.getByRole('dialog')
  await open.click()
  await expect(quote).toContainText('Jeanne Dupont')
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expect(quote).toBeHidden()
  await open.click()
  await quote.getByRole('button', { name: 'Fermer' }).click()
  await expect(quote).toBeHidden()
  await open.click()
  await page.mouse.click(5, 5)
  await expect(quote).toBeHidden()
  const json = { success: false, code: 'ERREUR_INTERNE', message: 'Une erreur est survenue.' }
  await page.route('**/api/prestations/commander', (route) => route.fulfill({ status: 500, json }))
  await order(page).click()
  await expect(page.getByRole('alert')).toContainText('Une erreur est survenue.')
  await expectSound(page)
  await page.unroute('**/api/prestations/commander')
  await order(page).click()
  await expectThanks(page)
})

test('a number that cannot be called is corrected on the spot; an answer lost on the way is asked for again: one order', async ({
  page,
  site,
}) => {
  const email = aMailAddress()
  await page.goto(REINSTALLATION)
  await fillForm(page, LONS, email, '04 74 00 00 00')
  await toEstimate(page)
  await order(page).click()
  await expect(page.getByRole('alert').first()).toContainText('06, 07 ou 03')
  await page.getByLabel('Téléphone').fill('07 12 34 56 78')
  await page.route('**/api/prestations/commander', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await order(page).click()
  await expect(page.getByRole('alert')).toContainText("Erreur lors de l'envoi de la commande. Veuillez réessayer.")
  await page.unroute('**/api/prestations/commander')
  await page.reload()
  await order(page).click()
  const reference = await expectThanks(page)
  await mailsAbout(site, reference, 2)
  expect(site.mails.destinataires().filter((recipient) => recipient === email)).toHaveLength(1)
})

test('empty fields say what to do and take the focus; what was typed survives, and a later step without data starts again', async ({
  page,
}) => {
  await page.goto(REINSTALLATION)
  await page.getByRole('button', { name: 'Voir mon estimation' }).click()
  await expect(page.getByText('Le code postal doit contenir exactement 5 chiffres.')).toBeVisible()
  await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true')
  await expectSound(page)
  await page.getByLabel('Prénom et nom').fill('Jeanne Dupont')
  await page.goto('/commande/confirmation')
  await expect(page.getByText('Reprenons au début')).toBeVisible()
  await expect(page.getByLabel('Prénom et nom')).toHaveValue('Jeanne Dupont')
})

test('with the keyboard alone', async ({ page }) => {
  await page.goto(REINSTALLATION)
  const type = async (label: string, value: string): Promise<void> => {
    const field = page.getByLabel(label, { exact: true })
    for (let step = 0; step < 60 && !(await field.evaluate((node) => node === document.activeElement)); step += 1) {
      await page.keyboard.press('Tab')
    }
    await expect(field).toBeFocused()
    await page.keyboard.type(value)
  }
  await type('Code postal', '39000')
  await expect(page.getByLabel('Ville', { exact: true })).toBeEnabled()
  await type('Ville', 'Lons')
  await type('Adresse', '12 rue du comm')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Adresse', { exact: true })).toHaveValue(/Rue du Commerce/)
  await type('Prénom et nom', 'Jeanne Dupont')
  await type('Adresse email', aMailAddress())
  await type('Téléphone', '0612345678')
  const matin = page.getByRole('radio', { name: /^Matin/ })
  for (let step = 0; step < 10 && !(await matin.evaluate((node) => node === document.activeElement)); step += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  const estimate = page.getByRole('button', { name: 'Voir mon estimation' })
  for (let step = 0; step < 10 && !(await estimate.evaluate((node) => node === document.activeElement)); step += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Votre estimation' })).toBeFocused()
  for (let step = 0; step < 20 && !(await order(page).evaluate((node) => node === document.activeElement)); step += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expectThanks(page)
})

test('on a phone of 320 px, in the dark', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto(REINSTALLATION)
  await fillForm(page, LONS, aMailAddress())
  await expectSound(page)
  await toEstimate(page)
  await expectSound(page)
  await order(page).click()
  await expectThanks(page)
  await expectSound(page)
})

const ORDER_PATHS = [
  '/commander',
  '/commander-prestation',
  '/commande/informations',
  '/commande/estimation',
  '/commande/confirmation',
  '/commanderPrestation/dep-4/informations',
  '/commanderPrestation/form-1/estimation',
  '/commanderPrestation/inst-5/validation',
  '/commander?nom=R%C3%A9cup%C3%A9rer+des+photos&description=Disque+dur',
]

test('many addresses open the order screen', async ({ page }) => {
  for (const path of ORDER_PATHS) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: 'Commander une prestation' }), path).toBeVisible()
    await expectSound(page)
  }
})

test('a client who is logged in finds their details on a new order; what they type instead stays, until they log out in any tab', async ({
  page,
  context,
  site,
}) => {
  const account = await openAccount(site)
  await enter(page, account, REINSTALLATION)
  const expectFilled = async (): Promise<void> => {
    await expect(page.getByLabel('Prénom et nom')).toHaveValue('Jeanne Dupont')
    await expect(page.getByLabel('Adresse email')).toHaveValue(account.email)
    await expect(page.getByLabel('Téléphone')).toHaveValue('06 12 34 56 78')
    await expect(page.getByLabel('Code postal')).toHaveValue(LONS.codePostal)
    await expect(page.getByLabel('Ville', { exact: true })).toHaveValue(LONS.ville)
    await expect(page.getByLabel('Adresse', { exact: true })).toHaveValue(LONS.adresse)
  }
  await expectFilled()
  await page.getByLabel('Prénom et nom').fill('Paul Martin')
  await page.reload()
  await expect(page.getByLabel('Adresse email')).toHaveValue(account.email)
  await expect(page.getByLabel('Prénom et nom')).toHaveValue('Paul Martin')
  await page.getByLabel('Prénom et nom').fill('Jeanne Dupont')
  await page.getByRole('radio', { name: /^Matin/ }).check()
  await toEstimate(page)
  await order(page).click()
  await expectThanks(page)
  await page.getByRole('button', { name: 'Nouvelle commande' }).click()
  await expectFilled()
  const ordering = await context.newPage()
  await ordering.goto(`${site.url}${REINSTALLATION}`)
  const withdrawing = await context.newPage()
  await withdrawing.goto(`${site.url}/retractation?reference=PREST-7K3QXA`)
  for (const tab of [ordering, withdrawing]) await expect(tab.getByLabel(/^Adresse email/)).toHaveValue(account.email)
  // The next person at the same screen presses before the form of the one who leaves is gone.
  const out = await page.getByRole('button', { name: 'Déconnexion' }).elementHandle()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Commander une prestation' })
    .evaluate((link: HTMLElement, button) => {
      if (button instanceof HTMLElement) button.click()
      link.click()
    }, out)
  await expect(page).toHaveURL('/commander')
  await expect(page.getByLabel('Adresse email')).toHaveValue('')
  await page.goto(REINSTALLATION)
  await expect(page.getByLabel('Adresse email')).toHaveValue('')
  for (const tab of [ordering, withdrawing]) {
    await expect(tab.getByLabel(/^Adresse email/)).toHaveValue('')
    await expect(tab.getByLabel('Prénom et nom')).toHaveValue('')
  }
  await ordering.reload()
  await expect(ordering.getByLabel('Adresse email')).toHaveValue('')
})

test('the address follows the service that is chosen, and nothing else changes', async ({ page }) => {
  await page.goto('/services')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Commander une prestation' }).click()
  await page.getByLabel('Prénom et nom').fill('Jeanne Dupont')
  const service = page.getByLabel('Service', { exact: true })
  await service.focus()
  await service.selectOption('4')
  await expect(page).toHaveURL('/commanderPrestation/4/informations')
  await service.selectOption('5')
  await expect(page).toHaveURL(REINSTALLATION)
  await expect(service).toHaveValue('5')
  await expect(service).toBeFocused()
  await expect(page.getByLabel('Prénom et nom')).toHaveValue('Jeanne Dupont')
  await page.reload()
  await expect(service).toHaveValue('5')
  await expect(page.getByLabel('Prénom et nom')).toHaveValue('Jeanne Dupont')
  await service.selectOption('autre')
  await expect(page).toHaveURL('/commande/informations')
  await service.selectOption('6')
  await fillForm(page, LONS, aMailAddress())
  await toEstimate(page)
  await expect(page).toHaveURL('/commanderPrestation/6/estimation')
  await page.goBack()
  await expect(service).toHaveValue('6')
  // Choices leave no trace to go back through.
  await page.goBack()
  await expect(page).toHaveURL('/services')
})
