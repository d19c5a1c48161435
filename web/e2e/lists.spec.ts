import type { Locator, Page } from '@playwright/test'
import { aMoment, aMomentOfNextYear, askAsOwner, placeOrder, propose } from './account.ts'
import { ask } from './ask.ts'
import { dateLinks } from './date-links.ts'
import { expect, test } from './journey.ts'
import { aMailAddress } from './order-form.ts'
import { enterAsOwner, goTo, record, rows } from './owner.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

/** The rows are low enough for twelve of them at once, were there so many. */
const expectDense = async (page: Page): Promise<void> => {
  await expect(rows(page).first()).toBeVisible()
  const boxes = await Promise.all((await rows(page).all()).map((one) => one.boundingBox()))
  expect(Math.max(...boxes.map((box) => box?.height ?? Number.NaN))).toBeLessThanOrEqual(56)
  expect((boxes[0]?.y ?? Number.NaN) + 12 * 56).toBeLessThanOrEqual(860)
}

/** Rows that are higher than two lines, or in which one of `words` is cut. */
const badRows = (page: Page, words: readonly string[]): Promise<readonly string[]> =>
  rows(page).evaluateAll((all, words) => {
    const cuts = (row: Element): boolean =>
      [...row.querySelectorAll('*')].some(
        (one) => words.some((word) => one.textContent.endsWith(word)) && one.scrollWidth > one.clientWidth,
      )
    return all
      .filter((row) => row.getBoundingClientRect().height > 56 || cuts(row))
      .map((row) => `${row.getBoundingClientRect().height} px: ${row.textContent}`)
  }, words)

/** Exports what is chosen; answers the name of the file. */
const exportFrom = async (page: Page, where: Page | Locator = page): Promise<string> => {
  const saved = page.waitForEvent('download')
  await where.getByRole('button', { name: 'Exporter (CSV)' }).click()
  return (await saved).suggestedFilename()
}

test.use({ viewport: { width: 1280, height: 860 } })

test('several orders are chosen by keys and by ranges, and noted as called one after the other', async ({
  page,
  site,
}) => {
  const email = aMailAddress()
  for (let rank = 0; rank < 4; rank += 1) await placeOrder(site, email)
  await enterAsOwner(page, site, `/admin/prestations?q=${email}`)
  await expect(rows(page)).toHaveCount(4)
  const links = rows(page).getByRole('link')
  const bar = page.getByRole('region', { name: 'Sélection' })
  await page.keyboard.press('j')
  await expect(links.nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('x')
  await expect(bar).toContainText('1 sélectionnée.')
  await page.setViewportSize({ width: 1280, height: 320 })
  await expect(bar).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1280, height: 860 })
  await page.keyboard.press('Shift+ArrowDown')
  await expect(bar).toContainText('2 sélectionnées.')
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()

  await rows(page).nth(0).getByRole('checkbox').click()
  await rows(page)
    .nth(2)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(bar).toContainText('3 sélectionnées.')
  await expectSoundEverywhere(page)
  await page.setViewportSize({ width: 1280, height: 860 })
  await bar.getByRole('button', { name: 'J’ai appelé' }).click()
  await expect(bar).toContainText('3 appels notés.')
  await expect(rows(page).filter({ hasText: 'appelé le' })).toHaveCount(3)
  await page.getByLabel('Tout sélectionner').check()
  expect(await exportFrom(page, bar)).toBe('prestations.csv')

  await bar.getByRole('button', { name: 'Désélectionner' }).click()
  await links.nth(0).focus()
  await page.keyboard.press('Enter')
  await expect(record(page)).toBeFocused()
  const second = new URL((await links.nth(1).getAttribute('href')) ?? '', page.url()).pathname
  await page.keyboard.press('j')
  await expect(page).toHaveURL(new RegExp(second))
  await expect(record(page)).toContainText(second.split('/').at(-1) ?? '')
  await page.keyboard.press('Escape')
  await expect(record(page)).toHaveCount(0)
  await expect(links.nth(1)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(record(page)).toBeFocused()
  // Both keys before the record of the next line could be drawn.
  await page.evaluate(() => {
    for (const key of ['j', 'Escape'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  await expect(record(page)).toHaveCount(0)
  await expect(links.nth(2)).toBeFocused()
})

test('clients and estimates stand twelve on a screen, their sheet beside them, and go into a file', async ({
  page,
  site,
}) => {
  const email = aMailAddress()
  await placeOrder(site, email)
  await askAsOwner(site, '/api/admin/estimations', { body: { serviceId: '5', modalite: 'a_distance' } })
  await enterAsOwner(page, site, '/admin/clients')
  await expectDense(page)
  const activity = page.getByRole('list', { name: 'Activité' })
  await expect(activity.getByRole('link', { name: /^Actifs \d+$/ })).toBeVisible()
  await page.getByLabel('Nom, entreprise, email, téléphone ou ville').fill(email)
  await expect(rows(page)).toHaveCount(1)
  await activity.getByRole('link', { name: /^Inactifs 0$/ }).click()
  await expect(page.getByText('Aucun client ne correspond à cette recherche.')).toBeVisible()
  await activity.getByRole('link', { name: /^Actifs 1$/ }).click()
  await page.getByLabel('Sélectionner Jeanne Dupont').check()
  expect(await exportFrom(page)).toBe('clients.csv')
  await rows(page).getByRole('link', { name: 'Jeanne Dupont', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Fiche du client' })).toContainText(email)
  await expect(rows(page)).toHaveCount(1)

  await goTo(page, 'Estimations')
  await expect(page.getByRole('heading', { level: 1, name: 'Estimations Tarifaires' })).toBeVisible()
  await expectDense(page)
  await rows(page).first().getByRole('checkbox').check()
  expect(await exportFrom(page)).toBe('estimations.csv')
  await rows(page).first().getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Estimation', exact: true })).toContainText('Le calcul')
  await expect(rows(page).first()).toBeVisible()
})

test('messages are marked several at once, and gone through by keys with the thread beside', async ({ page, site }) => {
  const email = aMailAddress()
  for (const message of ['Ma box clignote.', 'Mon imprimante ne répond plus.'])
    await ask(site, '/api/contact', { body: { nom: 'Lucie Gauthier', email, message } })
  await enterAsOwner(page, site, `/admin/messages?q=${email}`)
  await expectDense(page)
  await expect(rows(page)).toHaveCount(2)
  await page.getByLabel('Tout sélectionner').check()
  await page.getByRole('button', { name: 'Marquer traités' }).click()
  await expect(page.getByText('2 messages marqués traités.')).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Traité' })).toHaveCount(2)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const thread = page.getByRole('region', { name: 'Message', exact: true })
  await expect(thread).toBeVisible()
  const first = page.url()
  await page.keyboard.press('j')
  await expect(page).not.toHaveURL(first)
  await expect(rows(page)).toHaveCount(2)
})

test('beside an open record, and on a phone, a row has two lines whatever it carries', async ({ page, site }) => {
  const email = aMailAddress()
  const order = await placeOrder(site, email)
  await askAsOwner(site, `/api/prestations/${order.id}`, { body: { priorite: 'importante' }, method: 'PUT' })
  // A date of another year has its year.
  for (const moment of [aMoment(), aMomentOfNextYear()]) {
    const agreed = await placeOrder(site, email, { modalite: 'sur_place' })
    await propose(site, agreed, [moment])
    const link = async () => (await dateLinks(site, email, 1))[0]?.accepter ?? ''
    await expect.poll(link).toContain(agreed.id)
    const token = (await link()).split('/').at(-2)
    await ask(site, `/api/prestations/${agreed.id}/validation-date`, {
      body: { token, action: 'accepter', debutAnticipe: true },
    })
  }
  await enterAsOwner(page, site, `/admin/prestations/${order.reference}?q=${email}`)
  await expect(record(page)).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Importante' })).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Convenue' })).toHaveCount(2)
  expect(await badRows(page, ['Convenue', 'Importante', 'En attente'])).toEqual([])
  await page.setViewportSize({ width: 360, height: 780 })
  await page.getByRole('link', { name: 'Retour à la liste' }).click()
  await expect(record(page)).toHaveCount(0)
  await expect(rows(page).filter({ hasText: 'Convenue' })).toHaveCount(2)
  expect(await badRows(page, ['Convenue', 'Importante', 'En attente'])).toEqual([])
})
