import type { Page } from '@playwright/test'
import { ANNONCE_JOURS } from '#domain/agenda/absence'
import { parseDateCivile, jourDeSemaine, plusJours } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import * as E from '#fp/Either'
import { openAccount, placeOrder, propose, someMoments } from './account.ts'
import { ask } from './ask.ts'
import { expect, test } from './journey.ts'
import { aMailAddress } from './order-form.ts'
import { enterAsOwner, expectHeld } from './owner.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

const JOURS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']

const weekdayOf = (day: string): string => {
  const date = parseDateCivile(day)
  if (E.isLeft(date)) throw new Error('no such day')
  return JOURS[jourDeSemaine(date.right) - 1] ?? ''
}

/** Closures are announced four weeks ahead. */
const soonEnough = (day: string): boolean => day <= plusJours(dateParis(new Date()), ANNONCE_JOURS)

const list = (page: Page) => page.getByRole('region', { name: 'Absences' })

test('an afternoon off asks about the visit inside, keeps dates away, and is taken back', async ({ page, site }) => {
  const { order, token } = await openAccount(site)
  const [moment] = someMoments(1)
  if (moment === undefined) throw new Error('no moment')
  await propose(site, order, [moment])
  const path = `/api/prestations/${order.id}`
  const { dates } = await ask<{ readonly dates: readonly { readonly id: string }[] }>(site, path, { token })
  await ask(site, `${path}/rendez-vous`, { body: { action: 'accepter', date: dates[0]?.id }, token })

  await enterAsOwner(page, site, '/admin/agenda')
  await list(page).getByRole('button', { name: 'Ajouter une absence' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter une absence' })
  const save = dialog.getByRole('button', { name: 'Enregistrer' })
  await expectHeld(save, 'Choisissez le premier jour.', dialog.getByLabel('Premier jour'))
  await dialog.getByRole('radio', { name: 'Chaque semaine' }).check()
  await expectHeld(save, 'Choisissez au moins un jour.')
  await dialog.getByRole('checkbox', { name: weekdayOf(moment.datePrestation) }).check()
  await dialog.getByLabel('Premier jour').fill(moment.datePrestation)
  await dialog.getByLabel('Dernier jour').fill(moment.datePrestation)
  await dialog.getByRole('checkbox', { name: 'Toute la journée' }).uncheck()
  await dialog.getByLabel('De', { exact: true }).fill(moment.heurePrestation)
  await dialog.getByLabel('À', { exact: true }).fill('19:00')
  await dialog.getByLabel('Note').fill('Piscine')
  await expectSoundEverywhere(page)
  await save.click()
  await expect(dialog.getByRole('alert')).toContainText('Jeanne Dupont, Lons-le-Saunier (rendez-vous convenu)')
  await dialog.getByRole('button', { name: 'Enregistrer quand même' }).click()
  await expect(dialog).toBeHidden()
  await expect(list(page)).toContainText('Piscine')
  await expectSoundEverywhere(page)

  await page.goto('/contact')
  await expect(page.getByText(/^Fermé le .* de 14\sh à 19\sh/)).toHaveCount(soonEnough(moment.datePrestation) ? 1 : 0)

  const other = await placeOrder(site, aMailAddress())
  await page.goto(`/admin/prestations/${other.id}?q=${other.reference}`)
  await page.getByRole('link', { name: 'Proposer une date' }).first().click()
  const proposal = page.getByRole('dialog', { name: 'Proposer une date' })
  await proposal.getByLabel('Jour').fill(moment.datePrestation)
  await proposal.getByLabel('Heure').fill('17:00')
  await expect(proposal).toContainText('Vous êtes absent de 14 h à 19 h (Piscine)')

  await page.goto('/admin/agenda')
  await list(page)
    .getByRole('button', { name: /^Supprimer : / })
    .click()
  const asked = page.getByRole('dialog', { name: 'Supprimer cette absence ?' })
  await asked.getByRole('button', { name: 'Supprimer' }).click()
  await expect(list(page)).toContainText('Aucune absence')
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

test('a private calendar is given by its address, never on a private network, shows its age, and is read no more', async ({
  page,
  site,
}) => {
  await enterAsOwner(page, site, '/admin/agenda')
  const section = page.getByRole('region', { name: 'Calendrier privé' })
  await section.getByRole('button', { name: 'Lire un calendrier…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lire un calendrier privé' })
  const address = dialog.getByLabel('Adresse iCal du calendrier')
  await address.fill('http://127.0.0.1/agenda.ics')
  await expect(address).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('Enter')
  await expect(address).toHaveAccessibleDescription(/elle commence par https:\/\//)
  await expectHeld(dialog.getByRole('button', { name: 'Lire ce calendrier' }), /elle commence par https:/, address)
  await address.fill(`https://127.0.0.1:${new URL(site.url).port}/agenda.ics`)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(section).toContainText('L’adresse mène à un réseau privé')
  await expect(section).toContainText('Il n’a pas encore pu être lu.')
  await expectSoundEverywhere(page)
  await section.getByRole('button', { name: 'Ne plus lire…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ne plus lire', exact: true }).click()
  await expect(section).toContainText('Aucun calendrier n’est lu.')
  await readBefore(page)
  await page.reload()
  await expect(section).toContainText(/agenda\.example.+lu il y a 6\smin, 42\smoments pris/s)
})
