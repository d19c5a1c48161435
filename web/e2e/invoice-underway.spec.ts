import type { Page } from '@playwright/test'
import { openAccount } from './account.ts'
import { billing, confirmInvoice, fillPart, finish, invoice, issue, openBilling, setStatut, WIDE } from './billing.ts'
import { expect, testOfBilling as test } from './journey.ts'
import { changeElsewhere, done, goTo, letLeave, openRecord, record, withoutNews } from './owner.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

// One site is enough for them all.
test.describe.configure({ mode: 'default' })

const goElsewhere = async (page: Page): Promise<void> => {
  await goTo(page, 'Messages')
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
}

test('a record that changed meanwhile shows both states, and keeps what was typed', async ({ page, site }) => {
  const { order } = await openAccount(site)
  await finish(site, order)
  await withoutNews(page)
  await openBilling(page, site, order)
  await fillPart(page, 'Souris', '10')
  await billing(page).getByLabel('Comment le client a-t-il accepté de payer plus ?').fill('De vive voix.')
  await changeElsewhere(site, order, { priorite: 'urgente' })
  await issue(page)
  await expect(billing(page)).toContainText('Quelqu’un a changé cette prestation entre-temps')
  await expect(billing(page)).toContainText('Une facture de 74,00')
  await expect(billing(page)).toContainText('Priorité : Urgente.')
  await expect(billing(page).getByLabel('Désignation')).toHaveValue('Souris')
  await issue(page)
  await expect(invoice(page)).toContainText('74,00')
})

test('an invoice that waits leaves from another place too, where one stays, and says there what became of it', async ({
  page,
  site,
}) => {
  const { order } = await openAccount(site)
  await finish(site, order)
  await openBilling(page, site, order)
  await confirmInvoice(page)
  await goElsewhere(page)
  await letLeave(page)
  await expect(done(page)).toContainText(/^Facture FAC-\d{4}-\d{4} émise et envoyée à Jeanne Dupont/)
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  await goTo(page, 'Factures')
  await expect(billing(page)).toContainText(/La facture FAC-\d{4}-\d{4} est déjà émise/)
  await done(page).getByRole('link', { name: 'Voir la facture' }).click()
  await expect(invoice(page)).toContainText('64,00')
})

test('an end of the work that is given up, or refused, elsewhere leaves the screen as it is, and waits for one to be back', async ({
  page,
  site,
}) => {
  const { order } = await openAccount(site)
  await setStatut(site, order, 'en_cours')
  await openRecord(page, site, order)
  const dialog = page.getByRole('dialog', { name: /^Terminer et facturer/ })
  const press = dialog.getByRole('button', { name: 'Émettre et envoyer' })
  const leave = async (): Promise<void> => {
    await press.click()
    await goElsewhere(page)
  }
  await record(page).getByRole('button', { name: 'Terminer et facturer' }).click()
  await leave()
  await done(page).getByRole('button', { name: 'Annuler' }).click()
  await goTo(page, 'Prestations')
  await expect(press).toBeFocused()

  await withoutNews(page)
  await leave()
  await changeElsewhere(site, order, { priorite: 'urgente' })
  await letLeave(page)
  await expect(done(page)).toContainText('Cette fiche a changé entre-temps')
  await goTo(page, 'Prestations')
  await expect(dialog).toContainText('Terminer, et une facture de 64,00')
  await press.click()
  await letLeave(page)
  await expect(done(page)).toContainText(/Facture FAC-\d{4}-\d{4} émise et envoyée à Jeanne Dupont/)
})

test('an invoice being drawn up outlives a reload, is offered again once its order changed, and goes with a logout', async ({
  page,
  site,
}) => {
  const { order } = await openAccount(site)
  await finish(site, order)
  await openBilling(page, site, order)
  await fillPart(page, 'Souris', '10')
  await page.reload()
  const part = billing(page).getByLabel('Désignation')
  await expect(part).toHaveValue('Souris')

  await changeElsewhere(site, order, { priorite: 'urgente' })
  await page.reload()
  await expect(billing(page)).toContainText('La prestation a changé depuis que vous avez commencé cette facture.')
  await expect(part).toHaveCount(0)
  await expectSoundEverywhere(page)
  await page.setViewportSize(WIDE)
  await billing(page).getByRole('button', { name: 'Reprendre ma saisie' }).click()
  await expect(part).toHaveValue('Souris')
  await page.reload()
  await expect(part).toHaveValue('Souris')

  await billing(page).getByRole('button', { name: 'Effacer ma saisie…' }).click()
  const question = page.getByRole('dialog', { name: 'Effacer votre saisie ?' })
  await expectSoundEverywhere(page)
  await page.setViewportSize(WIDE)
  await question.getByRole('button', { name: 'Garder ma saisie' }).click()
  await expect(part).toHaveValue('Souris')
  await billing(page).getByRole('button', { name: 'Effacer ma saisie…' }).click()
  await question.getByRole('button', { name: 'Repartir du devis' }).click()
  await expect(part).toHaveCount(0)
  await expect(billing(page).getByLabel('Date d’exécution')).toBeFocused()
  await expect(billing(page).getByRole('button', { name: 'Effacer ma saisie…' })).toHaveCount(0)

  await fillPart(page, 'Souris', '10')
  await page.getByRole('button', { name: 'Déconnexion' }).first().click()
  await expect(page).toHaveURL(/\/login/)
  await openBilling(page, site, order)
  await expect(billing(page)).toContainText('Total à payer')
  await expect(part).toHaveCount(0)
})

test('done, invoiced and paid in cash in three gestures that can be stopped, and the thread tells the mails that left', async ({
  page,
  site,
}) => {
  const { order, email } = await openAccount(site)
  await setStatut(site, order, 'en_cours')
  await openRecord(page, site, order)
  await record(page).getByRole('button', { name: 'Terminer et facturer' }).click()
  const dialog = page.getByRole('dialog', { name: /^Terminer et facturer/ })
  const press = dialog.getByRole('button', { name: 'Émettre et envoyer' })
  await expect(press).toBeFocused()
  await expect(press).toHaveAccessibleDescription(new RegExp(`part à Jeanne Dupont \\(${email}\\), dix secondes après`))
  await expectSoundEverywhere(page)
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(press).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(WIDE)
  await press.click()
  await expect(dialog).toBeHidden()
  await expect(done(page)).toContainText(/^La facture à Jeanne Dupont part dans \d+\s+s/)
  await done(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(press).toBeFocused()
  await expect(record(page).locator('[data-statut]')).toContainText('En cours')
  await press.click()
  await done(page).getByRole('button', { name: 'Payée en espèces' }).click()
  await expect(done(page)).toContainText(/Facture FAC-\d{4}-\d{4} émise et envoyée à Jeanne Dupont/)
  await expect(done(page)).toContainText(/64,00\s€ reçus en espèces/)
  await expect(record(page).getByRole('button', { name: 'Payée en espèces' })).toHaveCount(0)
  const story = record(page).getByRole('region', { name: 'Conversation et historique' })
  await expect(story).toContainText('L’atelier a émis la facture')
  await expect(story).toContainText(/Confirmation de commande\s: courriel (envoyé à|à) Jeanne Dupont/)
  await expect(story).toContainText(/Facture\s: courriel (envoyé à|à) Jeanne Dupont/)
})
