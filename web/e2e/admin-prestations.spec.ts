import type { Locator, Page } from '@playwright/test'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { type DateCivile, dateCivile, jourDeSemaine } from '#domain/calendrier/date-civile'
import { formaterJour } from '#domain/calendrier/formater-date'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import {
  anOrdinaryMomentOfTheDelay,
  askAsOwner,
  type Moment,
  type Order,
  placeOrder,
  propose,
  someMoments,
} from './account.ts'
import { expect, test, testOfFirstVisit } from './journey.ts'
import { aMailAddress } from './order-form.ts'
import {
  beginWork,
  changeStatut,
  chooseStatut,
  confirmStatut,
  done,
  enterAsOwner,
  letLeave,
  openRecord,
  rows,
  withoutNews,
} from './owner.ts'
import type { RunningSite } from './running-site.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

const LIST = '/admin/prestations'

const row = (page: Page, { reference }: Order): Locator => rows(page).filter({ hasText: reference })

const record = (page: Page): Locator => page.getByRole('region', { name: 'Prestation', exact: true })

const statutOf = (page: Page, { reference }: Order): Locator =>
  record(page).getByText(`Statut de ${reference}`).locator('..')

const dateModal = (page: Page): Locator => page.getByRole('dialog', { name: /^(Proposer une|Modifier la) date$/ })

const openList = async (page: Page, site: RunningSite, query = ''): Promise<void> => {
  await enterAsOwner(page, site, `${LIST}${query}`)
  await expect(page.getByRole('table', { name: 'Liste des prestations' })).toBeVisible()
}

/** Opens an order from the list, which stays beside it. */
const openFromList = async (page: Page, site: RunningSite, order: Order): Promise<void> => {
  await page.setViewportSize({ width: 1280, height: 860 })
  await openList(page, site, `?q=${order.reference}`)
  await row(page, order).getByRole('link', { name: 'Jeanne Dupont' }).click()
  await expect(record(page)).toContainText(order.reference)
}

/** What another admin does meanwhile, with no version: the last writer wins. */
const changeElsewhere = async (site: RunningSite, { id }: Order, body: object): Promise<void> => {
  await askAsOwner(site, `/api/prestations/${id}`, { body, method: 'PUT' })
}

const fillDate = async (page: Page, { datePrestation, heurePrestation }: Moment): Promise<void> => {
  await dateModal(page).getByLabel('Jour').fill(datePrestation)
  await dateModal(page).getByLabel('Heure').fill(heurePrestation)
}

const aMoment = (): Moment => {
  const [moment] = someMoments(1)
  if (moment === undefined) throw new Error('no moment')
  return moment
}

/** The next Christmas that is not over. */
const christmas = (): string => {
  const today = dateParis(new Date())
  const year = Number(today.slice(0, 4))
  return dateCivile(today < dateCivile(year, 12, 24) ? year : year + 1, 12, 25)
}

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
  await expect(page).toHaveURL(`${site.url}${LIST}?q=${encodeURIComponent(email)}`)
  for (const rank of [0, 1]) {
    const reference = /PREST-\w{6}/.exec((await rows(page).nth(rank).textContent()) ?? '')?.[0] ?? ''
    await rows(page).nth(rank).click()
    await expect(page).toHaveURL(`${site.url}${LIST}/${reference}?q=${encodeURIComponent(email)}`)
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
  await cancelling.getByRole('button', { name: 'Ne rien changer' }).click()
  await expect(statutOf(page, order)).toContainText('En attente')
  await page.getByLabel(`Priorité de ${order.reference}`).selectOption('Urgente')
  await expect(record(page)).toContainText('L’atelier a passé la priorité de « Normale » à « Urgente ».')
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

test('a suggested moment is taken over by a press, and a date says what it would mean before it is sent', async ({
  page,
  site,
}) => {
  test.slow()
  const [taken, order] = [await placeOrder(site, aMailAddress()), await placeOrder(site, aMailAddress())]
  const moment = aMoment()
  await propose(site, taken, [moment])
  await openRecord(page, site, order, '&proposer=1')
  const send = dateModal(page).getByRole('button', { name: 'Envoyer la proposition' })
  await expect(send).toBeFocused()
  // The best moment comes by itself into fields that nobody touched.
  await expect(dateModal(page).getByLabel('Jour')).not.toHaveValue('')
  // From 18 h on, eight o’clock of the next day cannot be agreed on any more: ten o’clock stands for it.
  const suggested = dateModal(page).getByRole('button', { name: / à (8|10) h/ })
  await expect(suggested).toHaveCount(3)
  await suggested.last().click()
  await expect(dateModal(page).getByLabel('Heure')).toHaveValue('08:00')
  await expect(dateModal(page)).toContainText('Prix ce jour-là')

  await fillDate(page, { datePrestation: '', heurePrestation: '' })
  await expect(send).toBeDisabled()
  await expect(send).toHaveAccessibleDescription('Choisissez un jour.')
  await fillDate(page, { datePrestation: '2026-01-05', heurePrestation: '10:00' })
  await expect(send).toHaveAccessibleDescription('Choisissez une date à venir.')

  await fillDate(page, moment)
  await expect(dateModal(page)).toContainText('Déjà pris, trajet compris :')
  await expect(dateModal(page)).toContainText('date réservée à un autre client')
  await expect(send).toBeDisabled()
  await expect(send).toHaveAccessibleDescription('Ce moment est déjà pris : choisissez-en un autre.')

  await fillDate(page, { datePrestation: christmas(), heurePrestation: '10:00' })
  await expect(dateModal(page)).toContainText('Prix ce jour-là : 128,00 € au lieu de 64,00 €')
  await expect(dateModal(page)).toContainText('Jour férié : Noël, travail compté double.')
  await expect(dateModal(page)).toContainText('En dehors des heures d’intervention')
  await expectSoundEverywhere(page)

  await fillDate(page, aMoment())
  await dateModal(page).getByRole('button', { name: 'Ajouter une date au choix' }).click()
  await expect(dateModal(page).getByLabel('Jour')).toHaveCount(2)
  await dateModal(page).getByRole('button', { name: 'Retirer Date 2' }).click()
  await expect(dateModal(page)).toContainText('Ce moment est libre.')
  await expect(dateModal(page)).toContainText(/Un courriel part à Jeanne Dupont \(.+\)/)
  await send.click()
  await expect(dateModal(page)).toBeHidden()
  await letLeave(page)
  await expect(page.getByText('La proposition est partie à Jeanne Dupont.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Modifier la date' })).toBeVisible()
})

test('a visit near is said with its road, and the hours of that day stand beside', async ({ page, site }) => {
  const visit = { modalite: 'sur_place', creneauPreference: 'flexible' }
  const [here, there] = [
    await placeOrder(site, aMailAddress(), visit),
    await placeOrder(site, aMailAddress(), { ...visit, nom: 'Odile Perrard' }),
  ]
  await propose(site, there, [{ ...anOrdinaryMomentOfTheDelay(), heurePrestation: '16:00' }])
  await openRecord(page, site, here, '&proposer=1')
  const modal = dateModal(page)
  const suggested = modal.getByRole('button', { name: /avant Lons-le-Saunier\s: 5\smin de route/ })
  await expect(suggested).toHaveAttribute('aria-pressed', 'true')
  const hours = modal.getByRole('grid', { name: /^Agenda, / })
  await expect(hours.getByRole('gridcell', { name: /Odile Perrard/ }).first()).toBeVisible()
  await hours.getByRole('gridcell', { name: /, 8\sh$/ }).click({ position: { x: 20, y: 4 } })
  await expect(modal.getByLabel('Heure')).toHaveValue('08:00')
  await expectSoundEverywhere(page)
})

test('the best moment stands ready; what was typed stays when it is given up, closed or crossed by another', async ({
  page,
  site,
}) => {
  const order = await placeOrder(site, aMailAddress())
  const moment = aMoment()
  const [day, hour] = [dateModal(page).getByLabel('Jour'), dateModal(page).getByLabel('Heure')]
  await withoutNews(page)
  await openRecord(page, site, order)
  await record(page).getByRole('link', { name: 'Proposer une date' }).click()
  const send = dateModal(page).getByRole('button', { name: 'Envoyer la proposition' })
  await expect(send).toBeFocused()
  await expect(send).toBeEnabled()
  const best = await day.inputValue()
  expect(best).not.toBe('')
  await page.keyboard.press('Enter')
  await expect(dateModal(page)).toBeHidden()
  await done(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(day).toHaveValue(best)

  await fillDate(page, moment)
  await page.keyboard.press('Escape')
  await expect(dateModal(page)).toBeHidden()
  await page.getByRole('link', { name: 'Proposer une date' }).click()
  await expect(day).toHaveValue(moment.datePrestation)

  await changeElsewhere(site, order, { priorite: 'importante' })
  await expect(dateModal(page)).toContainText('Ce moment est libre.')
  await send.click()
  await letLeave(page)
  await expect(dateModal(page)).toContainText('Quelqu’un a changé cette prestation entre-temps')
  await expect(dateModal(page)).toContainText('Priorité : Importante.')
  await expect(day).toHaveValue(moment.datePrestation)
  await expect(hour).toHaveValue(moment.heurePrestation)
  await expectSoundEverywhere(page)
  await dateModal(page).getByRole('button', { name: 'Envoyer quand même' }).click()
  await letLeave(page)
  await expect(page.getByText('La proposition est partie à Jeanne Dupont.')).toBeVisible()
  await expect(record(page)).toContainText('Attend la réponse')
})

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
