import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { anOrdinaryMomentOfTheDelay, type Moment, type Order, placeOrder } from './account.ts'
import { dateLinks } from './date-links.ts'
import { expect, testOfBilling as test } from './journey.ts'
import { aMailAddress } from './order-form.ts'
import { enterAsOwner, goTo, letLeave, lookAgain, record } from './owner.ts'
import type { RunningSite } from './running-site.ts'

const news = (page: Page): Locator => page.getByRole('region', { name: 'Nouvelles' })

const rows = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('cell'), visible: true })

/** The order of somebody, which comes by itself; its line of today leads to the record. */
const receiveOrder = async (page: Page, site: RunningSite, email: string): Promise<Order> => {
  await expect(page.getByText('En direct')).toBeVisible()
  const order = await placeOrder(site, email)
  await lookAgain(page)
  await expect(news(page)).toContainText('Nouvelle commande')
  const line = page.getByRole('listitem').filter({ hasText: order.reference })
  await expect(line.getByRole('link', { name: /^Appeler Jeanne Dupont/ })).toBeVisible()
  return order
}

const proposeDate = async (page: Page, { datePrestation, heurePrestation }: Moment): Promise<void> => {
  await record(page).getByRole('link', { name: 'Proposer une date' }).click()
  const modal = page.getByRole('dialog', { name: 'Proposer une date' })
  await modal.getByLabel('Jour').fill(datePrestation)
  await modal.getByLabel('Heure').fill(heurePrestation)
  await expect(modal).toContainText('Ce moment est libre.')
  await modal.getByRole('button', { name: 'Envoyer la proposition' }).click()
  await letLeave(page)
  await expect(page.getByText('La proposition est partie à Jeanne Dupont.')).toBeVisible()
}

/** What the client does with the link of the mail, in a browser of their own. */
const acceptByMail = async (page: Page, site: RunningSite, email: string): Promise<void> => {
  const [links] = await dateLinks(site, email, 1)
  const client = await page.context().browser()?.newPage()
  if (client === undefined || links === undefined) throw new Error('no client to answer')
  await client.goto(`${site.url}${links.accepter}`)
  await client.getByRole('checkbox', { name: /^Je demande que l’intervention commence/ }).check()
  await client.getByRole('button', { name: 'Confirmer ce rendez-vous' }).click()
  await expect(client.getByRole('heading', { level: 1, name: 'Rendez-vous confirmé !' })).toBeVisible()
  await client.close()
}

const writeToBusiness = async (site: RunningSite, email: string, message: string): Promise<void> => {
  const answer = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nom: 'Lucie Gauthier', email, message }),
  })
  expect(answer.status).toBe(201)
}

const mailsTo = ({ mails }: RunningSite, email: string): readonly string[] =>
  mails
    .recus()
    .filter(({ courriel }) => courriel.a === email)
    .map(({ courriel }) => courriel.texte)

const answerMessage = async (page: Page, site: RunningSite, email: string): Promise<void> => {
  await writeToBusiness(site, email, 'Passez-vous aussi le samedi matin ?')
  await lookAgain(page)
  await expect(news(page)).toContainText('Lucie Gauthier')
  await news(page).getByRole('link', { name: 'Voir' }).click()
  const thread = page.getByRole('region', { name: 'Message', exact: true })
  await expect(thread).toContainText('Passez-vous aussi le samedi matin ?')
  await thread.getByLabel('Votre réponse').fill('Oui, de neuf heures à midi.')
  await thread.getByRole('button', { name: 'Envoyer la réponse' }).click()
  await letLeave(page)
  await expect(thread).toContainText('Le message est traité.')
  await expect.poll(() => mailsTo(site, email).some((texte) => texte.includes('de neuf heures à midi'))).toBe(true)
}

/** Removes the account of a mail address, once the preview has named what goes. */
const removeClient = async (page: Page, email: string, { reference }: Order): Promise<void> => {
  await goTo(page, 'Clients')
  await page.getByLabel('Nom, entreprise, email, téléphone ou ville').fill(email)
  await expect(rows(page)).toHaveCount(1)
  await rows(page).getByRole('link', { name: 'Jeanne Dupont', exact: true }).click()
  await page.getByRole('button', { name: 'Supprimer ce client…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Supprimer ce client' })
  await expect(dialog).toContainText(`1 prestation : ${reference}`)
  await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click()
  await expect(page.getByText('Le compte de Jeanne Dupont est supprimé.')).toBeVisible()
}

/** The cells of a line as a French spreadsheet reads it. */
const cellsOf = (line: string): readonly string[] =>
  [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  )

/** The export of the prestations, line by line, opened as a spreadsheet would. */
const openExport = async (page: Page): Promise<readonly (readonly string[])[]> => {
  await goTo(page, 'Diagnostics')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Prestations en CSV' }).click(),
  ])
  const text = readFileSync(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  return text
    .slice(1)
    .split('\r\n')
    .filter((line) => line !== '')
    .map(cellsOf)
}

test('a working day of the owner, from the first order to the accounts', async ({ page, site }) => {
  test.slow()
  const [email, leaving, curious] = [aMailAddress(), aMailAddress(), aMailAddress()]
  const gone = await placeOrder(site, leaving)
  await enterAsOwner(page, site, '/admin')

  const order = await receiveOrder(page, site, email)
  await news(page).getByRole('link', { name: 'Voir' }).click()
  await expect(record(page)).toContainText(order.reference)
  await proposeDate(page, anOrdinaryMomentOfTheDelay())
  await acceptByMail(page, site, email)
  await lookAgain(page)
  await expect(record(page)).toContainText('Convenue')
  await record(page).getByRole('button', { name: 'Commencer' }).click()
  await letLeave(page)
  await expect(record(page)).toContainText('L’atelier a changé le statut de « En attente » à « En cours ».')

  await answerMessage(page, site, curious)
  await removeClient(page, leaving, gone)

  const [head = [], ...lines] = await openExport(page)
  const line = lines.find((cells) => cells.includes(order.reference)) ?? []
  const cell = (name: string): string | undefined => line[head.indexOf(name)]
  expect([cell('Statut'), cell('Total (€)')]).toEqual(['En cours', '64,00'])
  expect(lines.every((cells) => cells.length === head.length && !cells.includes(gone.reference))).toBe(true)
})
