import type { Page } from '@playwright/test'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { askAsOwner, type Order, placeOrder } from './account.ts'
import { ask } from './ask.ts'
import { expect, testOfBilling as test } from './journey.ts'
import { aMailAddress } from './order-form.ts'
import { done, enterAsOwner, letLeave, openRecord } from './owner.ts'
import type { RunningSite } from './running-site.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

const line = (page: Page, region: RegExp, { reference }: Order) =>
  page.getByRole('region', { name: region }).getByRole('listitem').filter({ hasText: reference })

const receive = (site: RunningSite, { reference }: Order, montant: number): Promise<unknown> =>
  askAsOwner(site, `/api/admin/commandes/${reference}/reglements`, {
    body: { mode: 'virement', le: dateParis(new Date()), montant },
  })

const begin = (site: RunningSite, { id }: Order): Promise<unknown> =>
  askAsOwner(site, `/api/prestations/${id}`, { body: { statut: 'en_cours', motif: '' }, method: 'PUT' })

test('money of work that was begun unasked is given back, and nothing is billed', async ({ page, site }) => {
  const email = aMailAddress()
  const order = await placeOrder(site, email)
  await receive(site, order, 50.5)
  await begin(site, order)
  const { reference } = order
  await ask(site, '/api/retractations', { body: { nom: 'Jeanne Dupont', email, reference } })
  await enterAsOwner(page, site, '/admin')
  const waits = line(page, /^Rétractations à traiter/, order)
  await expect(waits).toContainText(/À rembourser\s: 50,50/)
  await expect(waits).toContainText('Au plus tard le')
  await expect(waits).not.toContainText('Décompte')
  await expectSoundEverywhere(page)
  await waits.getByRole('button', { name: /^C’est fait/ }).click()
  const owed = page.getByRole('dialog', { name: 'Il reste quelque chose à régler' })
  await expect(owed).toContainText(/il reste 50,50\s€ à rendre/)
  await owed.getByRole('button', { name: 'Pas encore' }).click()
  await waits.getByRole('link', { name: /^À rembourser/ }).click()
  await expect(page.getByRole('heading', { name: 'Acompte', exact: true })).toBeFocused()
  await expect(page.getByText('il n’y a rien à facturer, pas même des frais')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Facturer des frais' })).toHaveCount(0)
  await expectSoundEverywhere(page)
  await receive(site, order, -50.5)
  await page.goto('/admin/diagnostics')
  const row = page.getByRole('row').filter({ hasText: reference })
  await expect(row).toContainText('rien ne peut être facturé')
  await expect(row).toContainText('il n’y a plus rien à rembourser')
})

test('cancelling an order says what it holds, which is then first to be given back', async ({ page, site }) => {
  const order = await placeOrder(site, aMailAddress())
  await receive(site, order, 44)
  await openRecord(page, site, order)
  await page.getByRole('button', { name: 'Annuler…' }).click()
  const dialog = page.getByRole('dialog', { name: /passer à « Annulé »$/ })
  await expect(dialog).toContainText(/Vous détenez 44,00\s€ d’acompte\s: ils seront à rendre\./)
  await expectSoundEverywhere(page)
  await dialog.getByRole('button', { name: 'Annuler la prestation' }).click()
  await expect(dialog).toBeHidden()
  await letLeave(page)
  await expect(done(page)).toContainText('La prestation est annulée.')
  await page.goto('/admin')
  const owed = line(page, /^À rembourser/, order)
  await expect(owed).toContainText(/À rembourser\s: 44,00/)
  await expect(owed).not.toContainText('frais')
})
