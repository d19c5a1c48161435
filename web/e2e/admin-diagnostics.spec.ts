import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { DiagnosticsReply } from '#adapters/http/contract/routes/diagnostics'
import { placeOrder } from './account.ts'
import { cutOff } from './cut-off.ts'
import { expect, test } from './journey.ts'
import { expectSound } from './sound.ts'
import { aMailAddress } from './order-form.ts'
import { done, enterAsOwner, letLeave, withoutNews } from './owner.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

const ADDRESS = '/admin/diagnostics'

const failed = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Courriels non remis' }) })

/** Amounts as the wire has them, in euros. */
const MONTHS = Array.from({ length: 12 }, (_, rank) => ({
  mois: `2026-${String(rank + 1).padStart(2, '0')}`,
  commandes: rank + 1,
  encaisse: 100 * rank,
  montantCommande: 100 * rank + 38.3,
  estimations: 3 * rank,
  annulees: rank % 3,
}))

const aFailure = (id: string, sujet: string) => ({
  id,
  genre: 'commande_client',
  essais: 8,
  erreur: 'adresse_refusee 550: 550 5.1.1 Recipient address rejected',
  creeLe: '2026-11-20T09:00:00.000Z',
  sujet,
})

/** Answers the figures with what the server says, changed. */
const changeFigures = (page: Page, change: (figures: DiagnosticsReply) => object): Promise<unknown> =>
  page.route('**/api/admin/diagnostics', async (route) => {
    const answer = (await (await route.fetch()).json()) as { readonly data: DiagnosticsReply }
    await route.fulfill({ json: { success: true, data: change(answer.data) } })
  })

const withFailures = (figures: DiagnosticsReply): object => ({
  ...figures,
  courriels: {
    ...figures.courriels,
    nombreEchoues: 2,
    echoues: [aFailure('11', 'PREST-AAAAAA'), aFailure('12', 'PREST-BBBBBB')],
  },
})

test('figures that do not come are asked for again, and shown with their time, each plot beside a table of the same values', async ({
  page,
  site,
}) => {
  test.slow()
  await placeOrder(site, aMailAddress())
  // The first news would have them asked for again.
  await withoutNews(page)
  const reconnect = await cutOff(page, '*/api/admin/diagnostics')
  await enterAsOwner(page, site, ADDRESS)
  await expect(page.getByText('Ces informations n’ont pas pu être chargées.')).toBeVisible()
  await expectSound(page)
  await reconnect()
  await changeFigures(page, (figures) => ({ ...withFailures(figures), mois: MONTHS }))
  await page.getByRole('alert').getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText(/^Relevé du /)).toBeVisible()
  for (const name of ['En tout', 'Délais et conversion', 'Clients les plus actifs', 'Exports', 'État du site']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  await expect(page.getByText('base de données')).toBeVisible()
  await expect(page.locator('[data-dessin]')).toHaveCount(3)
  const revenue = page.getByRole('table', { name: 'Encaissé et commandé par mois' })
  await expect(revenue.getByRole('row')).toHaveCount(13)
  await expect(revenue.getByRole('row', { name: /^déc\..2026/ })).toHaveText(/1.100,00.€1.138,30.€/)
  const orders = page.getByRole('table', { name: 'Commandes par mois', exact: true })
  await expect(orders.getByRole('row', { name: /^mars.2026/ })).toHaveText(/^mars.202632$/)
  await expectSoundEverywhere(page)
})

test('an undelivered mail leaves again, alone or with the others; a resending that fails says so and can be asked again', async ({
  page,
  site,
}) => {
  const asked: unknown[] = []
  await changeFigures(page, withFailures)
  await page.route('**/api/admin/courriels/renvoyer', (route) => {
    asked.push(route.request().postDataJSON())
    return route.fulfill({ json: { success: true, data: { nombre: asked.length } } })
  })
  await enterAsOwner(page, site, ADDRESS)
  await expect(failed(page)).toContainText('Le serveur de courriel refuse cette adresse')
  await expect(failed(page)).toContainText('550 5.1.1')
  await page.getByRole('button', { name: /^Renvoyer : .*PREST-BBBBBB$/ }).click()
  await expect(done(page)).toContainText(/PREST-BBBBBB\s» part dans \d+\s+s/)
  await letLeave(page)
  await expect(done(page)).toContainText('1 courriel repart.')
  const all = page.getByRole('button', { name: 'Tout renvoyer' })
  await all.click()
  await letLeave(page)
  await expect(done(page)).toContainText('2 courriels repartent.')
  expect(asked).toEqual([{ id: '12' }, { id: null }])

  await page.route('**/api/admin/courriels/renvoyer', (route) => route.abort())
  await all.click()
  await letLeave(page)
  await expect(done(page)).toContainText('Le site n’a pas répondu')
  await expect(done(page).getByRole('button', { name: 'Réessayer' })).toBeVisible()
  await expect(all).toBeEnabled()
})

/** What is kept, by its kind: of the first two, something is at its term. */
const KINDS = [
  { genre: 'clients', aTerme: 2 },
  { genre: 'estimations', aTerme: 7 },
  { genre: 'freins', aTerme: 0 },
].map((kind) => ({
  ...kind,
  depart: 'creation',
  duree: { nombre: 13, unite: 'mois' },
  fondement: 'RGPD, art. 5',
  suite: kind.genre === 'clients' ? 'effacement' : 'suppression',
  total: 12,
  retenus: 0,
  bientot: 1,
  plusAncien: '2025-01-01',
  plusAncienJusquAu: '2026-02-01',
}))

test('an export is saved as a file, and one that is cut is none; what is at its term goes only after a yes', async ({
  page,
  site,
}) => {
  const { reference } = await placeOrder(site, aMailAddress())
  await enterAsOwner(page, site, ADDRESS)
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Prestations en CSV' }).click(),
  ])
  expect(csv.suggestedFilename()).toMatch(/^prestations.*\.csv$/)
  const text = readFileSync(await csv.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(text).toContain(reference)
  await expect(page.getByText(/^Fichier enregistré.: prestations/)).toBeVisible()
  await page.route('**/api/admin/export/clients.json', (route) => route.abort())
  await page.getByRole('button', { name: 'Clients en JSON' }).click()
  await expect(page.getByRole('alert')).toContainText('L’export n’a pas pu aboutir.')

  const sent: string[] = []
  await page.route('**/api/admin/conservation', async (route) => {
    sent.push(route.request().method())
    const data = route.request().method() === 'POST' ? [{ genre: 'estimations', nombre: 7 }] : KINDS
    await route.fulfill({ json: { success: true, data } })
  })
  await page.getByRole('button', { name: 'Simuler' }).click()
  await expect(page.getByText('Estimations sans commande')).toBeVisible()
  await page.getByRole('button', { name: 'Appliquer…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Supprimer ce qui est à terme' })
  await expect(dialog.getByRole('listitem')).toHaveText([/^Comptes clients\s: 2$/, /^Estimations sans commande\s: 7$/])
  expect(sent).not.toContain('POST')
  await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click()
  await expect(dialog.getByRole('listitem')).toHaveText([/^Estimations sans commande\s: 7$/])
})
