import type { Locator, Page, Route } from '@playwright/test'
import { formaterHeure, formaterJour } from '#domain/calendrier/formater-date'
import { type DateCivile, parseDateCivile, plusJours } from '#domain/calendrier/date-civile'
import * as E from '#fp/Either'
import { agree, aMoment, type Moment, openAccount, placeOrder, propose } from './account.ts'
import { expect, test } from './journey.ts'
import { aMailAddress } from './order-form.ts'
import { done, enterAsOwner, expectHeld, letLeave } from './owner.ts'
import type { RunningSite } from './running-site.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

const dayOf = ({ datePrestation }: Moment): DateCivile => {
  const day = parseDateCivile(datePrestation)
  if (E.isLeft(day)) throw new Error(day.left)
  return day.right
}

/** The name of an hour of the grid: `jeudi 26 novembre, 14 h`. */
const nameOf = (day: DateCivile, hour: number): string =>
  `${formaterJour(day).split(' ').slice(0, -1).join(' ')}, ${formaterHeure(hour * 60)}`

const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Heures de l’agenda' })

const hourOn = (page: Page, day: DateCivile, hour: number): Locator =>
  grid(page).getByRole('gridcell', {
    name: new RegExp(`^${nameOf(day, hour).replaceAll(/\s/g, String.raw`\s`)}( :|$)`),
  })

const hourOf = (page: Page, moment: Moment, hour: number): Locator => hourOn(page, dayOf(moment), hour)

const blockIn = (page: Page, moment: Moment, hour: number): Locator => hourOf(page, moment, hour).locator('[data-bloc]')

const openWeek = async (page: Page, site: RunningSite, { datePrestation }: Moment) => {
  await page.setViewportSize({ width: 1280, height: 860 })
  await enterAsOwner(page, site, `/admin/agenda?semaine=${datePrestation}`)
  await expect(grid(page)).toHaveAttribute('aria-busy', 'false')
}

const carry = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (start === null || end === null) throw new Error('nothing to carry')
  await page.mouse.move(start.x + 20, start.y + 6)
  await page.mouse.down()
  await page.mouse.move(end.x + 20, end.y + 3, { steps: 4 })
  await page.mouse.move(end.x + 20, end.y + 6)
  await page.mouse.up()
}

test('a proposed date is dragged, and waits before its client is written to; a free hour is proposed by keys alone', async ({
  page,
  site,
}) => {
  const dragged = await placeOrder(site, aMailAddress(), { nom: 'Odile Perrard' })
  const order = await placeOrder(site, aMailAddress(), { nom: 'Odile Perrard' })
  const moment = aMoment()
  await propose(site, dragged, [moment])
  await openWeek(page, site, moment)
  await carry(page, blockIn(page, moment, 14), hourOf(page, moment, 10))
  await expect(page.getByText(/^Le courriel à Odile Perrard pour le .+ part dans/).first()).toBeVisible()
  await expect(hourOf(page, moment, 10)).toHaveAccessibleName(/Odile Perrard/)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(hourOf(page, moment, 14)).toHaveAccessibleName(/Odile Perrard, proposée/)
  await hourOf(page, moment, 14).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(hourOf(page, moment, 13)).toBeFocused()
  await expect(page.getByText(/Entrée écrit au client/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Le courriel à Odile Perrard/).first()).toBeVisible()
  await letLeave(page)
  await expect(hourOf(page, moment, 13)).toHaveAccessibleName(/Odile Perrard, proposée/)

  await hourOf(page, moment, 14).focus()
  await page.keyboard.press('ArrowDown')
  await expect(hourOf(page, moment, 15)).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(hourOf(page, moment, 15)).toHaveCount(0)
  await page.keyboard.press('PageUp')
  await expect(hourOf(page, moment, 15)).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Proposer une date' })
  await expect(dialog.getByLabel('Pour qui ?')).toBeFocused()
  await page.keyboard.type(order.reference)
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await expect(dialog.getByRole('listitem')).toContainText(order.reference)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Jour', { exact: true })).toHaveValue(moment.datePrestation)
  await expect(dialog.getByLabel('Heure', { exact: true })).toHaveValue('15:00')
  await expect(dialog).toContainText('Ce moment est libre.')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await letLeave(page)
  await expect(hourOf(page, moment, 15)).toHaveAccessibleName(/Odile Perrard, proposée/)

  // One is carried twice before the site has answered, two wait at once, and one is carried on before it left. High enough for the lines not to cover the grid.
  await page.setViewportSize({ width: 1280, height: 1400 })
  await expect(page.getByRole('button', { name: 'Ajouter une absence' })).toBeInViewport()
  const waiting = done(page).locator('[data-etat=attend]')
  const held: Route[] = []
  await page.route('**/essai', (route) => (held.length < 2 ? void held.push(route) : route.continue()))
  await carry(page, blockIn(page, moment, 13), hourOf(page, moment, 10))
  await carry(page, blockIn(page, moment, 10), hourOf(page, moment, 9))
  await expect.poll(() => held.length).toBe(2)
  for (const route of held) {
    // Asked for once the moment is known to be free, before it waits.
    const read = page.waitForResponse(`**/api/prestations/${dragged.id}`)
    await route.continue()
    await (await read).finished()
  }
  await expect(waiting.filter({ hasText: '9 h' })).toHaveCount(1)
  await expect(waiting).toHaveCount(1)
  await carry(page, blockIn(page, moment, 15), hourOf(page, moment, 16))
  await expect(waiting).toHaveCount(2)
  await carry(page, blockIn(page, moment, 16), hourOf(page, moment, 11))
  await expect(waiting.filter({ hasText: '11 h' })).toHaveCount(1)
  await letLeave(page)
  await expect(waiting).toHaveCount(0)
  await page.reload()
  for (const hour of [9, 11]) await expect(hourOf(page, moment, hour)).toHaveAccessibleName(/Odile Perrard, proposée/)
})

test('an agreed visit that is moved asks first and a taken time is refused; the week tells both, and a phone shows one day', async ({
  page,
  site,
}) => {
  const account = await openAccount(site)
  const moment = aMoment()
  // Of the same week, since no moment is a Sunday, and never its first day.
  const dayAfter = plusJours(dayOf(moment), 1)
  await propose(site, account.order, [moment])
  await agree(site, account.token, account.order)
  const other = await placeOrder(site, aMailAddress(), { nom: 'Odile Perrard' })
  await propose(site, other, [{ ...moment, heurePrestation: '09:00' }])
  await openWeek(page, site, moment)
  await expect(hourOf(page, moment, 14)).toHaveAccessibleName(/convenue/)
  await carry(page, blockIn(page, moment, 14), hourOf(page, moment, 16))
  const dialog = page.getByRole('dialog', { name: 'Déplacer un rendez-vous convenu' })
  await expect(dialog).toContainText('La déplacer lui écrit')
  await expect(dialog.getByLabel('Heure', { exact: true })).toHaveValue('16:00')
  await expect(dialog).toContainText(/Un courriel part à Jeanne Dupont/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(hourOf(page, moment, 14)).toHaveAccessibleName(/convenue/)
  await carry(page, blockIn(page, moment, 9), hourOf(page, moment, 14))
  await expect(
    page.getByText(/Ce moment est déjà pris, trajet compris\s:.+La date est revenue à sa place\./),
  ).toBeVisible()
  await expect(hourOf(page, moment, 9)).toHaveAccessibleName(/Odile Perrard, proposée/)

  await expect(grid(page).getByRole('columnheader')).toHaveCount(8)
  await expect(grid(page).getByText('Week-end, travail ×2')).toHaveCount(2)
  await expectSoundEverywhere(page)
  const goTo = page.getByLabel('Aller au')
  await goTo.fill(plusJours(dayOf(moment), 7))
  await expect(hourOn(page, plusJours(dayOf(moment), 7), 9)).toBeVisible()
  await expect(goTo, 'what is being typed keeps the focus').toBeFocused()
  await goTo.fill(dayAfter)
  await expect(hourOf(page, moment, 9)).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(hourOn(page, dayAfter, 9)).toBeVisible()
  await expect(grid(page).getByRole('columnheader')).toHaveCount(2)
  await goTo.fill(moment.datePrestation)
  await hourOf(page, moment, 9).click()
  const visit = page.getByRole('dialog', { name: 'Visite' })
  await expect(visit).toContainText('Proposée')
  await expect(visit.getByRole('link', { name: 'Ouvrir la fiche' })).toHaveAttribute(
    'href',
    `/admin/prestations/${other.reference}`,
  )
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Jour suivant' }).click()
  await expect(hourOf(page, moment, 9)).toHaveCount(0)
  await page.getByRole('link', { name: 'Aujourd’hui' }).last().click()
})

const AGE_MINUTES = 6

/** A calendar that the site has read, as the owner's screen learns of it: the real one asks the public internet alone. */
const readBefore = (page: Page): Promise<unknown> =>
  page.route('**/api/admin/agenda/calendrier', async (route) => {
    const luLe = new Date(Date.now() - AGE_MINUTES * 60_000).toISOString()
    const calendrier = { adresse: 'agenda.example/…', poseLe: luLe, luLe, echec: null, occupations: 42 }
    await (route.request().method() === 'GET'
      ? route.fulfill({ json: { success: true, data: { calendrier } } })
      : route.continue())
  })

test('a private calendar is given by its address, never on a private network, and read no more; that of the agenda is shown once', async ({
  page,
  site,
}) => {
  await enterAsOwner(page, site, '/admin/agenda')
  const section = page.getByRole('region', { name: 'Calendrier privé' })
  await section.getByRole('button', { name: 'Lire un calendrier…' }).click()
  const reading = page.getByRole('dialog', { name: 'Lire un calendrier privé' })
  const calendar = reading.getByLabel('Adresse iCal du calendrier')
  await calendar.fill('http://127.0.0.1/agenda.ics')
  await expect(calendar).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('Enter')
  await expect(calendar).toHaveAccessibleDescription(/elle commence par https:\/\//)
  await expectHeld(reading.getByRole('button', { name: 'Lire ce calendrier' }), /elle commence par https:/, calendar)
  await calendar.fill(`https://127.0.0.1:${new URL(site.url).port}/agenda.ics`)
  await page.keyboard.press('Enter')
  await expect(reading).toBeHidden()
  await expect(section).toContainText('L’adresse mène à un réseau privé')
  await expect(section).toContainText('Il n’a pas encore pu être lu.')
  await expectSoundEverywhere(page)
  await section.getByRole('button', { name: 'Ne plus lire…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ne plus lire', exact: true }).click()
  await expect(section).toContainText('Aucun calendrier n’est lu.')

  await page.getByRole('button', { name: 'Créer l’adresse' }).click()
  const address = await page.getByLabel('Adresse privée').inputValue()
  const path = new URL(address).pathname
  const feed = await fetch(`${site.url}${path}`)
  expect([feed.status, (await feed.text()).slice(0, 15)]).toEqual([200, 'BEGIN:VCALENDAR'])
  await expectSoundEverywhere(page)
  await readBefore(page)
  await page.reload()
  await expect(section).toContainText(/agenda\.example.+lu il y a 6\smin, 42\smoments pris/s)
  await expect(page.getByText(/^Une adresse existe depuis le/)).toBeVisible()
  await expect(page.getByLabel('Adresse privée')).toBeHidden()
  await page.getByRole('button', { name: 'Révoquer l’adresse' }).click()
  const dialog = page.getByRole('dialog', { name: 'Révoquer l’adresse' })
  await expect(dialog).toContainText('cesse aussitôt de marcher')
  await dialog.getByRole('button', { name: 'Révoquer l’adresse' }).click()
  await expect(page.getByText('L’adresse est révoquée. Aucune adresse n’existe.')).toBeVisible()
  expect((await fetch(`${site.url}${path}`)).status).toBe(404)
})
