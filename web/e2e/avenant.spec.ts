import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { type DateCivile, jourDeSemaine, plusJours } from '#domain/calendrier/date-civile'
import { formaterJour } from '#domain/calendrier/formater-date'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { askAsOwner, enter, openAccount } from './account.ts'
import { ask } from './ask.ts'
import { expect, test } from './journey.ts'
import { chooseStatut, done, expectHeld, letLeave, openRecord, record } from './owner.ts'
import type { RunningSite } from './running-site.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

const LIEN = /\/devis\/\S+/

/** The address of the page in the last mail about another quote. */
const quoteLink = async ({ mails }: RunningSite, email: string): Promise<string> => {
  const found = (): string | undefined =>
    mails
      .recus()
      .filter(({ courriel }) => courriel.a === email && courriel.sujet.startsWith('Nouveau devis à accepter'))
      .map(({ courriel }) => LIEN.exec(courriel.texte)?.[0])
      .at(-1)
  await expect.poll(found).toBeDefined()
  return found() ?? ''
}

test('the owner offers another quote; its client compares, accepts, and may keep both', async ({ page, site }) => {
  test.slow()
  const account = await openAccount(site)
  const { order, email } = account
  await openRecord(page, site, order)
  await page.getByText(/^La commande en droit\s: /).click()
  await expect(page.getByRole('region', { name: 'La commande en droit' })).toBeVisible()
  await page.getByRole('button', { name: 'Proposer un nouveau devis' }).click()
  await page.getByRole('button', { name: 'Ajouter une pièce' }).click()
  await page.getByLabel('Désignation').fill('Disque SSD 500 Go')
  await page.getByLabel('Prix unitaire, en euros').fill('89,90')
  await page.getByLabel('Pourquoi ce nouveau devis').fill('Le disque est usé.')
  await expect(page.getByText('153,90\u00a0€ au lieu de 64,00\u00a0€')).toBeVisible()
  await expect(page.getByText(`Un courriel part à Jeanne Dupont (${email}), dix secondes après`)).toBeVisible()
  const send = page.getByRole('button', { name: 'Envoyer au client' })
  await send.click()
  await expect(page.locator(':focus')).toContainText('Le nouveau devis part au client.')
  await expect(send).toBeHidden()
  await expect(done(page)).toContainText(/Le courriel à Jeanne Dupont part dans \d+\s+s/)
  await done(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByLabel('Désignation')).toHaveValue('Disque SSD 500 Go')
  await expect(page.getByLabel('Pourquoi ce nouveau devis')).toHaveValue('Le disque est usé.')
  await expectSoundEverywhere(page)
  await send.click()
  await letLeave(page)
  await expect(done(page)).toContainText('Nouveau devis envoyé à Jeanne Dupont.')
  await expect(page.getByText('Un nouveau devis attend la réponse du client')).toBeVisible()

  const link = await quoteLink(site, email)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouveau devis à accepter')
  const main = page.getByRole('main')
  for (const text of [
    'Le disque est usé.',
    '64,00\u00a0€',
    '153,90\u00a0€',
    '89,90\u00a0€ de plus que le devis actuel',
  ]) {
    await expect(main).toContainText(text)
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('button', { name: 'Refuser', exact: true }).click()
  await expect(page.getByText('Le devis actuel reste valable.')).toBeVisible()
  await page.getByRole('button', { name: 'Revenir au devis' }).click()
  await page.getByRole('button', { name: 'Accepter ce devis' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nouveau devis accepté' })).toBeFocused()
  await expectSoundEverywhere(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Télécharger en PDF' }).first().click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^DEV-\d{4}-\d{4}\.pdf$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Nouveau devis accepté' })).toBeVisible()
})

test('another quote waits in the client area, and a refusal keeps the old price', async ({ page, site }) => {
  test.slow()
  const account = await openAccount(site)
  await openRecord(page, site, account.order)
  await page.getByRole('button', { name: 'Proposer un nouveau devis' }).click()
  await page.getByLabel('Durée totale, en heures').fill('2,5')
  const reason = page.getByLabel('Pourquoi ce nouveau devis')
  const send = page.getByRole('button', { name: 'Envoyer au client' })
  await reason.fill('Deux comptes à reprendre.')
  await send.click()
  await page.getByRole('link', { name: /^Aujourd’hui/ }).click()
  await done(page).getByRole('button', { name: 'Annuler' }).click()
  await page.goBack()
  await expect(reason).toHaveValue('Deux comptes à reprendre.')
  await page.route('**/devis', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await send.click()
  await letLeave(page)
  await expect(page.getByRole('alert')).toContainText('Le devis n’a pas pu être envoyé.')
  await expect(reason).toHaveValue('Deux comptes à reprendre.')
  await page.unroute('**/devis')
  await send.click()
  await letLeave(page)
  await expect(done(page)).toContainText('Nouveau devis envoyé à Jeanne Dupont.')
  await enter(page, account, '/mes-prestations')
  await expect(page.getByText('Un nouveau devis de 160,00\u00a0€ vous attend.')).toBeVisible()
  await expectSoundEverywhere(page)
  await page.getByRole('link', { name: 'Comparer et répondre' }).click()
  await page.getByRole('button', { name: 'Refuser', exact: true }).click()
  await page.getByLabel('Pour quelle raison ?').fill('Trop cher.')
  await page.getByRole('button', { name: 'Refuser ce devis' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nouveau devis refusé' })).toBeFocused()
})

test('a quote that is taken back while it is read says so when it is accepted; another is sent again, then taken back', async ({
  page,
  site,
}) => {
  test.slow()
  const { order, email } = await openAccount(site)
  const path = `/api/admin/prestations/${order.id}/devis`
  const body = { heures: 2.5, motif: 'Deux comptes à reprendre.' }
  const accept = page.getByRole('button', { name: 'Accepter ce devis' })
  const takenBack = page.getByRole('heading', { level: 1, name: 'Ce devis a été retiré par l’entreprise' })
  await askAsOwner(site, path, { body })
  const link = await quoteLink(site, email)
  await page.goto(link)
  await expect(accept).toBeVisible()
  await askAsOwner(site, `${path}/retrait`, { body: { version: 2 } })
  await accept.click()
  await expect(takenBack).toBeFocused()
  await expect(accept).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await askAsOwner(site, path, { body })
  await openRecord(page, site, order)
  await page.route('**/devis/renvoi', async (route) => {
    await route.fetch()
    return route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Renvoyer le devis' }).click()
  await letLeave(page)
  await expect(done(page)).toContainText('Devis renvoyé à Jeanne Dupont.')
  const story = page.getByRole('region', { name: 'Historique' })
  await expect(story.getByRole('listitem').filter({ hasText: 'renvoyé' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Retirer ce devis' }).click()
  const dialog = page.getByRole('dialog', { name: /^Retirer le devis version 3/ })
  await expect(dialog).toContainText('le lien de son courriel dira que vous l’avez retiré')
  await expectSoundEverywhere(page)
  await dialog.getByRole('button', { name: 'Retirer ce devis' }).click()
  await expect(page.locator(':focus')).toContainText('Devis retiré')
  await expect(page.getByRole('button', { name: 'Renvoyer le devis' })).toBeHidden()
  await page.unroute('**/devis/renvoi')
  await page.goto(link)
  await expect(takenBack).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Devis en vigueur')
  await expect(page.getByRole('main')).toContainText('64,00\u00a0€')
  await expect(accept).toHaveCount(0)
})

/** The next Saturday from next week on; no other test of the site takes one. */
const samedi = (): DateCivile => {
  const jour = plusJours(dateParis(new Date()), 6)
  return plusJours(jour, 6 - (jourDeSemaine(jour) % 7))
}

/** A visit agreed on for that Saturday. */
const agreeOnSaturday = async (site: RunningSite, { order, token }: Awaited<ReturnType<typeof openAccount>>) => {
  const moment = { datePrestation: samedi(), heurePrestation: '10:00' }
  const path = `/api/prestations/${order.id}`
  const proposed = await askAsOwner<PrestationReply>(site, path, { body: { propositions: [moment] }, method: 'PUT' })
  await ask(site, `${path}/rendez-vous`, { token, body: { action: 'accepter', date: proposed.dates[0]?.id } })
}

test('another quote tells the price of an agreed Saturday, and the end of the work before it asks first', async ({
  page,
  site,
}) => {
  test.slow()
  const account = await openAccount(site)
  await agreeOnSaturday(site, account)
  await openRecord(page, site, account.order)
  const another = page.getByRole('button', { name: 'Proposer un nouveau devis' })
  await another.click()
  await expect(page.getByLabel('Durée totale, en heures')).toBeFocused()
  await page.getByRole('button', { name: 'Renoncer', exact: true }).click()
  await expect(another).toBeFocused()
  await another.click()
  await page.getByLabel('Durée totale, en heures').fill('2')
  const reason = page.getByLabel('Pourquoi ce nouveau devis')
  const send = page.getByRole('button', { name: 'Envoyer au client' })
  await expectHeld(send, 'Dites au client pourquoi le devis change.', reason)
  await reason.fill('Deux comptes à reprendre.')
  await expect(reason).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText('256,00\u00a0€ au lieu de 128,00\u00a0€')).toBeVisible()
  await send.click()
  await letLeave(page)
  await expect(done(page)).toContainText('Nouveau devis envoyé à Jeanne Dupont.')
  const waiting = record(page).getByText(/^Version 2, 128,00\s€/)
  await expect(waiting).toBeVisible()
  await expect(record(page)).toContainText('C’est son prix un jour ordinaire')

  await page.goto(await quoteLink(site, account.email))
  const main = page.getByRole('main')
  await expect(main).toContainText(`Total le ${formaterJour(samedi())}`)
  await expect(main).toContainText(
    'vous engage à payer 256,00\u00a0€ avant l’intervention à distance convenue le samedi',
  )
  await expectSoundEverywhere(page)
  await page.getByRole('button', { name: 'Accepter ce devis' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nouveau devis accepté' })).toBeFocused()

  await openRecord(page, site, account.order)
  const dialog = await chooseStatut(page, 'Terminé')
  await expect(dialog).toContainText(`Le rendez-vous convenu du ${formaterJour(samedi())} tombe`)
  await expect(dialog).toContainText('celui du devis, 128,00\u00a0€, au lieu de 256,00\u00a0€ ce jour-là')
  await expectSoundEverywhere(page)
  await dialog.getByRole('button', { name: 'Ne rien changer' }).click()
  await expect(page.getByText(`Statut de ${account.order.reference}`).locator('..')).toContainText('En attente')
})
