import type { Page } from '@playwright/test'
import { ANNONCE_JOURS } from '#domain/agenda/absence'
import { parseDateCivile, jourDeSemaine, plusJours } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import * as E from '#fp/Either'
import { agree, aMoment, openAccount, placeOrder, propose } from './account.ts'
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
  const moment = aMoment()
  await propose(site, order, [moment])
  await agree(site, token, order)

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

  const visitor = await page.context().newPage()
  await visitor.goto(`${site.url}/contact`)
  await expect(visitor.getByText(/^Fermé le .* de 14\sh à 19\sh/)).toHaveCount(
    soonEnough(moment.datePrestation) ? 1 : 0,
  )
  await visitor.close()

  const other = await placeOrder(site, aMailAddress())
  await page.getByRole('button', { name: /^Proposer une date/ }).click()
  const proposal = page.getByRole('dialog', { name: 'Proposer une date' })
  await proposal.getByLabel('Pour qui ?').fill(other.reference)
  await expect(proposal.getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await proposal.getByLabel('Jour').fill(moment.datePrestation)
  await proposal.getByLabel('Heure').fill('17:00')
  await expect(proposal).toContainText('Vous êtes absent de 14 h à 19 h (Piscine)')
  await page.keyboard.press('Escape')
  await expect(proposal).toBeHidden()

  await list(page)
    .getByRole('button', { name: /^Supprimer : / })
    .click()
  const asked = page.getByRole('dialog', { name: 'Supprimer cette absence ?' })
  await asked.getByRole('button', { name: 'Supprimer' }).click()
  await expect(list(page)).toContainText('Aucune absence')
})
