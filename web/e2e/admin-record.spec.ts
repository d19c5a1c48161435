import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { type DateCivile, dateCivile, jourDeSemaine } from '#domain/calendrier/date-civile'
import { formaterJour } from '#domain/calendrier/formater-date'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { askAsOwner, placeOrder, propose, someMoments } from './account.ts'
import { expect, test, testOfFirstVisit } from './journey.ts'
import { aMailAddress } from './order-form.ts'
import { chooseStatut, confirmStatut, done, openRecord, record, rows, withoutNews } from './owner.ts'
import { dateModal, openFromList, statutOf } from './prestations.ts'
import type { RunningSite } from './running-site.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

/** The client of an order takes another mail address; answers it. */
const changeMailAddress = async (site: RunningSite, email: string): Promise<string> => {
  const [client] = await askAsOwner<readonly { readonly id: string }[]>(site, `/api/clients/admin/all?q=${email}`)
  const body = {
    nom: 'Jeanne Dupont',
    email: aMailAddress(),
    telephone: '0384123456',
    adresse: '3 Rue des Salines',
    codePostal: '39000',
    ville: 'Lons-le-Saunier',
    commandes: true,
    version: 1,
  }
  await askAsOwner(site, `/api/clients/${client?.id ?? ''}`, { method: 'PATCH', body })
  return body.email
}

test('the record gives the quote and the way to the client; what is folded comes late and stays unfolded', async ({
  page,
  site,
}) => {
  const email = aMailAddress()
  const order = await placeOrder(site, email)
  const { promise: asked, resolve: tellAsked } = Promise.withResolvers<void>()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await withoutNews(page)
  await page.route('**/api/admin/prestations/*/courriels', async (route) => {
    tellAsked()
    await answered
    await route.continue()
  })
  await openRecord(page, site, order)
  await asked
  const fold = record(page).getByText(/^Acompte\s: aucun$/)
  await expect(record(page).getByRole('heading', { name: 'Conversation et historique' })).toBeVisible()
  await expect(fold).toHaveCount(0)
  answer()
  await expect(fold).toBeVisible()

  await expect(record(page).getByRole('link', { name: /^Appeler Jeanne Dupont/ })).toHaveAttribute(
    'href',
    'tel:+33612345678',
  )
  await expect(record(page)).toContainText('Il ne démarre plus.')
  const download = page.waitForEvent('download')
  await record(page)
    .getByRole('button', { name: /^Devis PDF/ })
    .click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)

  await fold.click()
  const way = record(page).getByRole('button', { name: 'Enregistrer un acompte…' })
  await expect(way).toBeVisible()
  const changed = await changeMailAddress(site, email)
  const story = page.getByRole('region', { name: 'Historique' })
  await story.getByRole('textbox').fill('Rappeler mardi.')
  await story.getByRole('button', { name: 'J’ai appelé' }).click()
  await expect(record(page).getByRole('link', { name: changed })).toBeVisible()
  await expect(way).toBeVisible()
})

testOfFirstVisit(
  'arrows and wheel change no statut; a mail waits ten seconds, in which it can be given up',
  async ({ page, site }) => {
    const order = await placeOrder(site, aMailAddress(), { debutAnticipe: true })
    const changes: string[] = []
    page.on('request', (request) => (request.method() === 'PUT' ? changes.push(request.url()) : undefined))
    await page.clock.install()
    await openRecord(page, site, order)
    const dialog = await chooseStatut(page, 'En cours')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.mouse.wheel(0, 200)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(statutOf(page, order)).toContainText('En attente')

    await confirmStatut(await chooseStatut(page, 'En cours'))
    await expect(done(page)).toContainText(/Le courriel à Jeanne Dupont part dans \d+\s+s/)
    await page.clock.runFor(9_000)
    expect(changes).toEqual([])
    await done(page).getByRole('button', { name: 'Annuler' }).click()
    await page.clock.runFor(20_000)
    expect(changes).toEqual([])
    await expect(statutOf(page, order)).toContainText('En attente')

    await confirmStatut(await chooseStatut(page, 'En cours'))
    await page.clock.runFor(10_000)
    await expect(statutOf(page, order)).toContainText('En cours')
    expect(changes).toHaveLength(1)
  },
)

/** Three days of next September with the longest names there are. */
const wordyDays = (): readonly DateCivile[] => {
  const year = Number(dateParis(new Date()).slice(0, 4)) + 1
  const days = Array.from({ length: 10 }, (_, rank) => dateCivile(year, 9, 20 + rank))
  return days.filter((day) => [3, 5, 7].includes(jourDeSemaine(day))).slice(0, 3)
}

/** The longest words that a record can hold at once: names of days and months, client, address, request, notes, wishes. */
const wordy = (prestation: PrestationReply): PrestationReply => {
  const days = wordyDays()
  const request =
    'L’ordinateur du bureau met plus de dix minutes à démarrer, puis s’arrête sans prévenir dès qu’on ouvre le courrier ; l’imprimante, elle, n’est plus reconnue depuis la dernière mise à jour.'
  return {
    ...prestation,
    modalite: 'sur_place',
    client: {
      ...prestation.client,
      nom: 'Marie-Christine de Montgolfier-Vandenbroucke',
      email: 'marie-christine.de-montgolfier@association.example',
    },
    adresse: '128 bis Chemin rural de la Combe aux Loups, 39570 Saint-Laurent-la-Roche',
    deplacementAConfirmer: true,
    zoneAVerifier: true,
    description: request,
    notes: `Au fond de la cour. ${request}`,
    souhaits: days.map((date) => ({ date, creneau: 'apres-midi' as const })),
    dates: prestation.dates.map((date, rank) => ({
      ...date,
      debut: `${days[rank]}T12:30:00.000Z`,
      fin: `${days[rank]}T13:30:00.000Z`,
      expireLe: `${days[0]}T10:30:00.000Z`,
    })),
  }
}

test('all up to the price is seen at once on a desk, beside the list or alone, whatever the words', async ({
  page,
  site,
}) => {
  const order = await placeOrder(site, aMailAddress())
  const priceEnds = async (): Promise<number> => {
    const box = await record(page).getByRole('region', { name: 'Prix et documents' }).boundingBox()
    return box === null ? Number.NaN : box.y + box.height
  }
  await propose(site, order, someMoments(3))
  await openFromList(page, site, order)
  await expect(record(page)).toContainText('Attend la réponse')
  // The days of the calendar move this by a line or two.
  expect(await priceEnds()).toBeLessThanOrEqual(760)
  await page.setViewportSize({ width: 1270, height: 860 })
  await expect(rows(page).first()).toBeHidden()
  expect(await priceEnds()).toBeLessThanOrEqual(760)

  await page.route(`**/api/prestations/${order.id}`, async (route) => {
    const answer = (await (await route.fetch()).json()) as { readonly data: PrestationReply }
    await route.fulfill({ json: { success: true, data: wordy(answer.data) } })
  })
  await page.reload()
  for (const width of [1270, 1280]) {
    await page.setViewportSize({ width, height: 860 })
    await expect(record(page)).toContainText(
      `3 dates réservées jusqu’au ${formaterJour(wordyDays()[0] ?? dateParis(new Date()))}`,
    )
    await expect(record(page)).toContainText('Zone à vérifier')
    await expect(rows(page).first()).toBeVisible({ visible: width === 1280 })
    expect(await priceEnds()).toBeLessThanOrEqual(860)
  }
  await page.unrouteAll()

  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByRole('link', { name: 'Modifier la date' }).click()
  await expect(dateModal(page).getByRole('button', { name: 'Envoyer la proposition' })).toBeInViewport({ ratio: 1 })
  await expectSoundEverywhere(page)
})
