import type { Page } from '@playwright/test'
import { dateCivile } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { aMoment, anOrdinaryMomentOfTheDelay, type Moment, placeOrder, propose } from './account.ts'
import { expect, test } from './journey.ts'
import { aMailAddress } from './order-form.ts'
import { changeElsewhere, done, letLeave, openRecord, record, withoutNews } from './owner.ts'
import { dateModal } from './prestations.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

const fillDate = async (page: Page, { datePrestation, heurePrestation }: Moment): Promise<void> => {
  await dateModal(page).getByLabel('Jour').fill(datePrestation)
  await dateModal(page).getByLabel('Heure').fill(heurePrestation)
}

/** The next Christmas that is not over. */
const christmas = (): string => {
  const today = dateParis(new Date())
  const year = Number(today.slice(0, 4))
  return dateCivile(today < dateCivile(year, 12, 24) ? year : year + 1, 12, 25)
}

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
