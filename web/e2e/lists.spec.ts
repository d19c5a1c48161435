import { placeOrder } from './account.ts'
import { expect, test } from './journey.ts'
import { aMailAddress } from './order-form.ts'
import { enterAsOwner, rows } from './owner.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

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
  const saved = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Exporter (CSV)' }).click()
  expect((await saved).suggestedFilename()).toBe('prestations.csv')

  await links.nth(0).focus()
  await page.keyboard.press('Enter')
  const record = page.getByRole('region', { name: 'Prestation', exact: true })
  await expect(record).toBeFocused()
  const first = new URL(page.url()).pathname
  await page.keyboard.press('j')
  await expect(page).not.toHaveURL(new RegExp(first))
  await page.keyboard.press('Escape')
  await expect(record).toHaveCount(0)
  await expect(links.nth(1)).toBeFocused()
})
