import type { Page } from '@playwright/test'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { jourDeSemaine, plusJours } from '#domain/calendrier/date-civile'
import {
  aMoment,
  aMomentOfTheDelay,
  aMomentSoon,
  type Moment,
  openAccount,
  placeOrder,
  propose,
  someMoments,
} from './account.ts'
import { cutOff } from './cut-off.ts'
import { dateLinks } from './date-links.ts'
import { expect, test } from './journey.ts'
import { aMailAddress } from './order-form.ts'
import type { RunningSite } from './running-site.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

/** An order with dates offered, and the links of its mail. */
const offered = async (site: RunningSite, moments: readonly Moment[], plus: object = {}) => {
  const account = await openAccount(site, plus)
  await propose(site, account.order, moments)
  return { ...account, links: await dateLinks(site, account.email, moments.length) }
}

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmer ce rendez-vous' })
const refuse = (page: Page) => page.getByRole('button', { name: 'Refuser et proposer autre chose' })
const confirmed = (page: Page) => page.getByRole('heading', { level: 1, name: 'Rendez-vous confirmé !' })
const refused = (page: Page) => page.getByRole('heading', { level: 1, name: 'Rendez-vous refusé' })

const expectHelp = async (page: Page): Promise<void> => {
  const help = page.getByRole('region', { name: 'Besoin d’aide' })
  await expect(help.getByRole('link', { name: '03 00 00 00 00' })).toBeVisible()
  await expect(help.getByRole('link', { name: /@/ })).toBeVisible()
  await expect(help).toContainText('Lundi à vendredi, 8\u00a0h – 18\u00a0h')
}

test('a date within the withdrawal delay is agreed on with the express request, in the same gesture', async ({
  page,
  site,
}) => {
  const { links } = await offered(site, [aMomentOfTheDelay('15:00')], { debutAnticipe: false })
  await page.goto(links[0]?.accepter ?? '')
  const request = page.getByRole('checkbox', { name: /^Je demande que l’intervention commence avant la fin du délai/ })
  await expect(request).not.toBeChecked()
  await confirm(page).click()
  await expect(page.getByText('Cochez cette demande pour accepter cette date')).toBeVisible()
  await page.getByRole('button', { name: 'Refuser', exact: true }).click()
  await expectSoundEverywhere(page)
  await request.check()
  await confirm(page).click()
  await expect(confirmed(page)).toBeFocused()
})

test('opening a link changes nothing; one press agrees, and the answer can be changed', async ({ page, site }) => {
  const { links, order } = await offered(site, [aMoment()])
  const [link] = links
  await page.goto(link?.refuser ?? '')
  await expect(refuse(page)).toBeVisible()
  await page.goto(link?.accepter ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmer votre rendez-vous')
  const main = page.getByRole('main')
  for (const text of [
    order.reference,
    'Réinstallation PC',
    '64,00\u00a0€',
    'de 14\u00a0h à 15\u00a0h',
    'Réservé pour vous',
  ]) {
    await expect(main).toContainText(text)
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectHelp(page)
  await page.getByRole('button', { name: 'Refuser', exact: true }).click()
  await confirm(page).click()
  await expect(confirmed(page)).toBeFocused()
  await expectHelp(page)
  await expectSoundEverywhere(page)
  await page.reload()
  await expect(confirmed(page)).toBeVisible()
  await page.getByRole('link', { name: 'Refuser finalement ce rendez-vous' }).click()
  await expect(page.getByText('Votre réponse actuelle : rendez-vous confirmé')).toBeVisible()
  await refuse(page).click()
  await expect(refused(page)).toBeFocused()
  await page.reload()
  await expect(refused(page)).toBeVisible()
  await expectHelp(page)
  await page.getByRole('link', { name: 'Finalement, je confirme le rendez-vous' }).click()
  await confirm(page).click()
  await expect(confirmed(page)).toBeVisible()
})

test('a refusal says why and what would suit; nothing typed is lost on the way', async ({ page, site }) => {
  const { links } = await offered(site, someMoments(2))
  await page.goto(links[0]?.refuser ?? '')
  await page.getByRole('button', { name: 'Refuser', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refuser les dates proposées')
  await page.getByLabel('Pour quelle raison').fill('Je suis en congés.')
  await page.getByRole('button', { name: 'Ajouter un moment' }).click()
  await refuse(page).click()
  const day = page.getByLabel('Jour', { exact: true })
  await expect(day).toHaveAccessibleDescription(/Indiquez le jour/)
  await expect(day).toBeFocused()
  await day.fill(plusJours(dateParis(new Date()), 30))
  await page.getByLabel('Moment', { exact: true }).selectOption('matin')
  await expectSoundEverywhere(page)
  await page.getByRole('link', { name: 'Finalement, je confirme' }).click()
  await page.getByRole('link', { name: 'Aucune de ces dates ne me convient' }).click()
  await expect(page.getByLabel('Pour quelle raison')).toHaveValue('Je suis en congés.')
  const api = `${site.url}/api/prestations/*/validation-date`
  await page.route(api, (route) => route.abort('internetdisconnected'))
  await refuse(page).click()
  await expect(page.getByRole('alert')).toContainText('Rien n’est perdu')
  await expect(page.getByLabel('Pour quelle raison')).toHaveValue('Je suis en congés.')
  await expect(day).not.toHaveValue('')
  await page.unroute(api)
  await refuse(page).click()
  await expect(refused(page)).toBeFocused()
})

test('any date of the proposal can be chosen, and the others are given back', async ({ page, site }) => {
  const { links } = await offered(site, someMoments(3))
  await page.goto(links[0]?.accepter ?? '')
  const choices = page.getByRole('radio')
  await expect(choices).toHaveCount(3)
  await expect(choices.first()).toBeChecked()
  await page.getByRole('button', { name: 'Refuser', exact: true }).click()
  await expectSoundEverywhere(page)
  await choices.nth(1).check()
  const chosen = (await page.getByRole('radio', { checked: true }).getAttribute('value')) ?? ''
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    confirm(page).click(),
  ])
  const { data } = await answer.json()
  expect(data.autres.find(({ id }: { id: string }) => id === chosen)).toMatchObject({ statut: 'accepte' })
  await expect(confirmed(page)).toBeFocused()
  await page.goto(links[1]?.accepter ?? '')
  await expect(confirmed(page)).toBeVisible()
  await page.goto(links[2]?.accepter ?? '')
  await expect(page.getByText('Votre réponse actuelle : rendez-vous confirmé')).toBeVisible()
})

test('a Saturday costs more, and the page says how much and why; within 24 hours the answer stands', async ({
  page,
  site,
}) => {
  const in30 = plusJours(dateParis(new Date()), 30)
  const saturday = plusJours(in30, (6 - jourDeSemaine(in30) + 7) % 7)
  const { links } = await offered(site, [aMomentSoon(), { datePrestation: saturday, heurePrestation: '10:30' }])
  await page.goto(links[0]?.accepter ?? '')
  const [soon, later] = [page.getByRole('radio').first(), page.getByRole('radio').last()]
  await later.check()
  const sheet = page.getByRole('region', { name: 'Votre rendez-vous' })
  await expect(sheet).toContainText('128,00\u00a0€')
  await expect(sheet).toContainText('64,00\u00a0€ de plus que votre devis (64,00\u00a0€)')
  await expect(sheet).toContainText('de 10\u00a0h\u00a030 à 11\u00a0h\u00a030')
  await soon.check()
  await expect(page.getByText(/une fois accepté, il ne se change plus en ligne/)).toContainText('60,00\u00a0€')
  await confirm(page).click()
  await expect(confirmed(page)).toBeVisible()
  await expect(page.getByText('la réponse ne se change plus en ligne')).toBeVisible()
  await page.goto(links[0]?.refuser ?? '')
  await expect(confirmed(page)).toBeVisible()
  await expect(refuse(page)).toHaveCount(0)
})

test('an unknown action is said at once, without asking anything; a link that is forged or cut says what to do', async ({
  page,
  site,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${site.url}/api/`)) asked.push(request.url())
  })
  await page.goto('/validation-date/1/abc/supprimer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Action non reconnue')
  await expectHelp(page)
  expect(asked).toEqual([])
  const { id } = await placeOrder(site, aMailAddress())
  await page.goto(`/validation-date/${id}/abc/accepter`)
  await expect(page.getByRole('alert')).toContainText('Ce lien n’est pas valable')
  await expectHelp(page)
  await expectSoundEverywhere(page)
})

test('without network the page can be asked again, a taken slot leaves the choice, and a link that is replaced says so', async ({
  page,
  site,
}) => {
  const { links, order } = await offered(site, [aMoment()])
  const reconnect = await cutOff(page, '*/api/prestations/*/validation-date/*')
  await page.goto(links[0]?.accepter ?? '')
  await expect(page.getByRole('alert')).toContainText('Rien n’a été enregistré')
  await reconnect()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(confirm(page)).toBeVisible()
  const taken = { success: false, code: 'CRENEAU_OCCUPE', message: 'Ce créneau n’est plus libre.' }
  const answers = `${site.url}/api/prestations/*/validation-date`
  await page.route(answers, (route) => route.fulfill({ status: 409, json: taken }))
  await confirm(page).click()
  await expect(page.getByRole('alert')).toContainText('Ce créneau n’est plus libre.')
  await expect(page.getByRole('link', { name: 'Cette date ne me convient pas' })).toBeVisible()
  await propose(site, order, [aMoment()])
  await page.unroute(answers)
  await page.goto(links[0]?.accepter ?? '')
  await expect(page.getByRole('alert')).toContainText('Cette date a été remplacée par une autre proposition')
  await expect(confirm(page)).toHaveCount(0)
})
