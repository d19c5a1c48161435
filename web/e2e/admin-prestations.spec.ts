import type { Locator, Page } from '@playwright/test'
import { aMoment, type Order, placeOrder, propose } from './account.ts'
import { expect, test } from './journey.ts'
import { aMailAddress } from './order-form.ts'
import {
  beginWork,
  changeElsewhere,
  changeStatut,
  chooseStatut,
  done,
  letLeave,
  record,
  rows,
  withoutNews,
} from './owner.ts'
import { openFromList, openList, row, statutOf } from './prestations.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

const search = (page: Page): Locator => page.getByLabel('Nom, entreprise, référence, ville ou mots de la demande')

const turnPages = async (page: Page, last: Order): Promise<void> => {
  await page.getByRole('button', { name: 'Suivant' }).click()
  await expect(row(page, last)).toBeHidden()
  await expect(page).toHaveURL(/curseur=.+page=2/)
  await expect(rows(page).first()).toBeInViewport()
  await page.getByRole('button', { name: 'Précédent' }).click()
  await expect(row(page, last)).toBeVisible()
}

test('twelve orders are seen at once on a desk; the list is searched, read page by page, and beside a record', async ({
  page,
  site,
}) => {
  test.slow()
  const email = aMailAddress()
  const orders: Order[] = []
  for (let rank = 0; rank < 26; rank += 1) orders.push(await placeOrder(site, email))
  const [first, last] = [orders[0], orders.at(-1)]
  if (first === undefined || last === undefined) throw new Error('no order')
  await page.setViewportSize({ width: 1280, height: 860 })
  await openList(page, site)
  await expect(rows(page)).toHaveCount(25)
  await expect(row(page, last)).toBeVisible()
  const boxes = await Promise.all((await rows(page).all()).map((one) => one.boundingBox()))
  expect(Math.max(...boxes.map((box) => box?.height ?? Number.NaN))).toBeLessThanOrEqual(56)
  expect(boxes.filter((box) => box !== null && box.y + box.height <= 860).length).toBeGreaterThanOrEqual(12)
  await turnPages(page, last)
  await page.setViewportSize({ width: 360, height: 400 })
  await turnPages(page, last)
  await page.setViewportSize({ width: 1280, height: 860 })

  await search(page).fill(first.reference)
  await expect(page).toHaveURL(new RegExp(`q=${first.reference}`))
  await expect(rows(page)).toHaveCount(1)
  await expect(row(page, first)).toContainText('Jeanne Dupont')
  await search(page).fill('introuvable')
  await expect(page.getByText('Aucune prestation ne correspond à cette recherche.')).toBeVisible()
  await page.getByRole('link', { name: 'Voir toutes les prestations' }).click()
  await expect(rows(page)).toHaveCount(25)

  await search(page).fill(email)
  await expect(page).toHaveURL(`${site.url}/admin/prestations?q=${encodeURIComponent(email)}`)
  for (const rank of [0, 1]) {
    const reference = /PREST-\w{6}/.exec((await rows(page).nth(rank).textContent()) ?? '')?.[0] ?? ''
    await rows(page).nth(rank).click()
    await expect(page).toHaveURL(`${site.url}/admin/prestations/${reference}?q=${encodeURIComponent(email)}`)
    await expect(record(page)).toContainText(reference)
    await expect(rows(page)).toHaveCount(25)
  }
  await page.setViewportSize({ width: 1279, height: 860 })
  await expect(record(page)).toBeVisible()
  await expect(rows(page).first()).toBeHidden()
  await page.goBack()
  await page.goBack()
  await expect(rows(page)).toHaveCount(25)
  await expect(record(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Montant' }).click()
  await expect(page).toHaveURL(/tri=montant/)
  await expect(rows(page)).toHaveCount(25)
  await expectSoundEverywhere(page)
})

test('the list is filtered and sorted, on a phone both ways, and its address says so', async ({ page, site }) => {
  const email = aMailAddress()
  const dated = await placeOrder(site, email)
  const dear = await placeOrder(site, email, { serviceId: '8', devis: { totalNet: 80 } })
  await openList(page, site, `?q=${email}`)
  const statuts = page.getByRole('list', { name: 'Statut' })
  await expect(statuts.getByRole('link', { name: /^En attente \d+$/ })).toBeVisible()
  await statuts.getByRole('link', { name: /^Terminé/ }).click()
  await expect(page).toHaveURL(/statut=termin/)
  await expect(row(page, dear)).toBeHidden()
  await statuts.getByRole('link', { name: /^Tous/ }).click()
  await propose(site, dated, [aMoment()])
  await page.getByRole('button', { name: 'Rendez-vous' }).click()
  await expect(page.getByRole('columnheader', { name: 'Rendez-vous' })).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByText(/^Ne montre que les prestations qui ont une date/)).toBeVisible()
  await expect(row(page, dated)).toContainText('Proposée')
  await expect(row(page, dear)).toBeHidden()
  await page.getByRole('button', { name: 'Montant' }).click()
  await expect(page).toHaveURL(/tri=montant/)
  await expect(rows(page)).toHaveCount(2)

  await page.setViewportSize({ width: 360, height: 740 })
  const prices = () => rows(page).evaluateAll((all) => all.map((one) => /(\d+),00\s€/.exec(one.textContent ?? '')?.[1]))
  const sort = page.getByLabel('Trier par')
  await sort.selectOption('Montant, croissant')
  await expect(page).toHaveURL(/tri=montant_inverse/)
  await expect.poll(prices).toEqual(['64', '80'])
  await sort.selectOption('Montant, décroissant')
  await expect.poll(prices).toEqual(['80', '64'])
  const choices = await sort.locator('option').allTextContents()
  for (const column of new Set(choices.map((choice) => choice.split(',')[0])))
    expect(choices.filter((choice) => choice.startsWith(`${column},`))).toHaveLength(2)

  const long = await placeOrder(site, aMailAddress(), { nom: 'Marie-Christine de Montgolfier-Vandenbroucke-Dutertre' })
  await openList(page, site, `?q=${long.reference}`)
  await expect(rows(page)).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('a failed change is put back, only an unusual statut asks for a reason, a cancellation is confirmed', async ({
  page,
  site,
}) => {
  const order = await placeOrder(site, aMailAddress())
  await openFromList(page, site, order)
  await expect(page).toHaveURL(new RegExp(`/admin/prestations/${order.reference}`))
  await page.route(`**/api/prestations/${order.id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await changeStatut(page, 'En cours')
  await expect(done(page)).toContainText('ce qui était affiché est remis')
  await expect(row(page, order)).toContainText('En attente')
  await expect(statutOf(page, order)).toContainText('En attente')
  await page.unrouteAll()

  await beginWork(page)
  await expect(record(page)).toContainText('L’atelier a changé le statut de « En attente » à « En cours ».')
  await expect(done(page)).toContainText('La prestation est en cours. Courriel envoyé à Jeanne Dupont.')
  const dialog = await chooseStatut(page, 'En attente')
  const press = dialog.getByRole('button', { name: /^Passer à «/ })
  await expect(press).toBeDisabled()
  await expect(press).toHaveAccessibleDescription('Indiquez la raison de ce changement inhabituel.')
  await dialog.getByLabel('Pour quelle raison ?').fill('Cliqué trop vite.')
  await expect(press).toHaveAccessibleDescription('Aucun courriel ne part.')
  await press.click()
  await expect(dialog).toBeHidden()
  await expect(record(page)).toContainText('Motif : Cliqué trop vite.')

  await page.getByRole('button', { name: 'Annuler…' }).click()
  const cancelling = page.getByRole('dialog', { name: /passer à « Annulé »$/ })
  await expect(cancelling).toContainText('le client en est averti par courriel')
  await expect(cancelling.getByRole('button', { name: 'Annuler la prestation' })).toBeFocused()
  await cancelling.getByLabel('Pour quelle raison ?').fill('Il a trouvé la panne.')
  await cancelling.getByRole('button', { name: 'Annuler la prestation' }).click()
  await expect(page.getByLabel(`Priorité de ${order.reference}`)).toBeDisabled()
  await done(page).locator('[data-etat=attend]').getByRole('button', { name: 'Annuler' }).click()
  await expect(cancelling.getByLabel('Pour quelle raison ?')).toHaveValue('Il a trouvé la panne.')
  await page.route(`**/api/prestations/${order.id}`, (route) =>
    route.fulfill({ status: 500, json: { success: false } }),
  )
  await cancelling.getByRole('button', { name: 'Annuler la prestation' }).click()
  await letLeave(page)
  await expect(cancelling.getByRole('alert')).toBeVisible()
  await expect(cancelling.getByLabel('Pour quelle raison ?')).toHaveValue('Il a trouvé la panne.')
  await page.unrouteAll()
  await cancelling.getByRole('button', { name: 'Ne rien changer' }).click()
  await expect(statutOf(page, order)).toContainText('En attente')
  const priority = page.getByLabel(`Priorité de ${order.reference}`)
  await priority.selectOption('Importante')
  // Chosen before the server could answer.
  await priority.selectOption('Urgente')
  await expect(record(page)).toContainText('L’atelier a passé la priorité de « Importante » à « Urgente ».')
  await page.getByRole('link', { name: 'Retour à la liste' }).click()
  await expect(row(page, order)).toContainText('Urgente')
  await expect(row(page, order).getByRole('link', { name: 'Jeanne Dupont' })).toBeFocused()
})

/** What is written arrives, and its answer is lost; with `all`, the order cannot be read again either. */
const loseAnswers = async (page: Page, { id }: Order, all: boolean): Promise<void> => {
  await page.route(`**/api/prestations/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await route.fetch()
    else if (!all) return route.fallback()
    return route.abort('connectionreset')
  })
}

test('what lost its answer is written once; two admins at once see both states before one is overwritten', async ({
  page,
  site,
}) => {
  const order = await placeOrder(site, aMailAddress(), { debutAnticipe: true })
  const answers = `**/api/prestations/${order.id}`
  await withoutNews(page)
  await openFromList(page, site, order)
  const story = page.getByRole('region', { name: 'Historique' })
  await story.getByRole('textbox').fill('Digicode 4521.')
  await loseAnswers(page, order, true)
  await story.getByRole('button', { name: 'Ajouter la note' }).click()
  await expect(story.getByRole('alert')).toContainText('La réponse du site s’est perdue.')
  await page.unroute(answers)
  await story.getByRole('button', { name: 'Ajouter la note' }).click()
  await expect(story).toContainText('Enregistré dans l’historique.')
  await expect(story.getByRole('listitem').filter({ hasText: 'Digicode 4521.' })).toHaveCount(1)
  await expect(story.getByRole('textbox')).toHaveValue('')
  await expect(story.getByRole('alert')).toHaveCount(0)
  await loseAnswers(page, order, false)
  await story.getByRole('button', { name: 'J’ai appelé' }).click()
  await expect(story.getByRole('listitem').filter({ hasText: 'L’atelier a appelé' })).toHaveCount(1)
  await expect(story.getByRole('alert')).toHaveCount(0)
  await page.unroute(answers)

  await changeElsewhere(site, order, { priorite: 'urgente' })
  await changeStatut(page, 'En cours')
  const dialog = page.getByRole('dialog', { name: 'Quelqu’un a changé cette prestation entre-temps' })
  await expect(dialog).toContainText('Statut : En cours.')
  await expect(dialog).toContainText('Statut : En attente. Priorité : Urgente.')
  await expectSoundEverywhere(page)
  await dialog.getByRole('button', { name: 'Garder ce qui est enregistré' }).click()
  await expect(statutOf(page, order)).toContainText('En attente')
  await expect(row(page, order)).toContainText('Urgente')
  await changeStatut(page, 'En cours')
  await expect(statutOf(page, order)).toContainText('En cours')
  await expect(dialog).toBeHidden()
  await expect(row(page, order)).toContainText('En cours')

  await story.getByRole('textbox').fill('Rappeler mardi.')
  await changeElsewhere(site, order, { priorite: 'normale' })
  await story.getByRole('button', { name: 'J’ai appelé' }).click()
  await expect(story.getByRole('alert')).toContainText('Statut : En cours. Priorité : Normale.')
  await expect(story.getByRole('textbox')).toHaveValue('Rappeler mardi.')
  await story.getByRole('button', { name: 'J’ai appelé' }).click()
  await expect(story.getByRole('listitem').first()).toContainText('Rappeler mardi.')
  await expect(story.getByRole('alert')).toHaveCount(0)
})
