import type { Page } from '@playwright/test'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { type Account, askAsOwner, enter, openAccount, type Order, placeOrder } from './account.ts'
import { billing, confirmInvoice, fillPart, finish, invoice, issue, openBilling, setStatut, WIDE } from './billing.ts'
import { expect, test as base, testOfBilling as test } from './journey.ts'
import { aMailAddress } from './order-form.ts'
import { beginWork, changeStatut, done, expectHeld, goTo, letLeave, openRecord, record } from './owner.ts'
import type { RunningSite } from './running-site.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

// One site is enough for them all.
test.describe.configure({ mode: 'default' })

/** An order of a business by the hour. */
const orderForBusiness = (site: RunningSite): Promise<Order> =>
  placeOrder(site, aMailAddress(), {
    serviceId: '3',
    heuresPersonnalisees: 2,
    nom: 'Karim Haddad',
    description: 'Des publicités sur deux postes.',
    typeClient: 'professionnel',
    raisonSociale: 'Haddad Menuiserie',
    siren: '732829320',
    devis: { totalNet: 88 },
  })

const pay = async (page: Page, mode: string, amount: string | null): Promise<void> => {
  await invoice(page)
    .getByRole('button', { name: /^Enregistrer un (règlement|remboursement)$/ })
    .click()
  await expect(invoice(page).locator('form :focus')).toHaveCount(1)
  await invoice(page).getByLabel('Mode').selectOption(mode)
  const save = invoice(page).getByRole('button', { name: 'Enregistrer', exact: true })
  const field = invoice(page).getByLabel('Montant (€)')
  if (amount !== null) {
    await field.fill('')
    await expectHeld(save, 'Indiquez un montant en euros, par exemple 64,00.', field)
    await field.fill(amount)
  }
  await save.click()
}

const expectInvoiceMail = async (
  site: RunningSite,
  { reference }: Order,
  email: string,
  number: string,
): Promise<void> => {
  await expect
    .poll(
      () => site.mails.recus().filter(({ courriel }) => courriel.a === email && courriel.sujet.includes(number)).length,
    )
    .toBe(1)
  const mail = site.mails.recus().find(({ courriel }) => courriel.sujet.includes(number))?.courriel
  expect(mail?.sujet).toContain(reference)
  const [document] = mail?.piecesJointes ?? []
  expect(document?.nom).toBe(`${number}.pdf`)
  expect(
    Buffer.from(document?.contenu ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
}

const expectInClientArea = async (page: Page, account: Account, number: string): Promise<void> => {
  await enter(page, account, '/compte-client')
  const mine = page.getByRole('region', { name: 'Mes factures' })
  await expect(mine).toContainText('76,50')
  await expect(mine).toContainText('Il reste')
  const download = page.waitForEvent('download')
  await mine.getByRole('button', { name: `Facture ${number}` }).click()
  expect((await download).suggestedFilename()).toBe(`${number}.pdf`)
  await page.getByRole('tab', { name: 'Mes Prestations' }).click()
  await page.getByText('Le suivi et les documents').click()
  await expect(page.getByRole('button', { name: `Facture ${number}` })).toBeVisible()
}

test('a finished visit is billed, read by its client, paid, credited, and may then change again', async ({
  page,
  site,
}) => {
  test.slow()
  const account = await openAccount(site, { debutAnticipe: false })
  const { order, email } = account
  await openRecord(page, site, order)
  await beginWork(page)
  await expect(record(page)).toContainText('de « En attente » à « En cours »')
  await expect(record(page).getByRole('link', { name: /^Facture/ })).toHaveCount(0)
  await changeStatut(page, 'Terminé')
  await record(page).getByRole('link', { name: 'Facturer maintenant' }).click()
  await expect(billing(page)).toContainText('Comme le devis accepté : 64,00')
  await fillPart(page, 'Clavier d’occasion', '12,50')
  await expect(billing(page)).toContainText('+12,50\u00a0€ par rapport au devis accepté (64,00\u00a0€).')
  const agreement = billing(page).getByLabel('Comment le client a-t-il accepté de payer plus ?')
  const asks = billing(page).getByRole('button', { name: 'Émettre la facture…' })
  await expectHeld(asks, 'Le total dépasse le devis\u202f: dites comment le client l’a accepté.', agreement)
  await expectSoundEverywhere(page)
  await page.setViewportSize(WIDE)
  await agreement.fill('Accord par SMS avant la pose.')

  await asks.click()
  const dialog = page.getByRole('dialog', { name: 'Émettre la facture ?' })
  await expect(dialog).toContainText('Elle ne peut plus être modifiée')
  await expect(dialog).toContainText(email)
  await expectSoundEverywhere(page)
  await page.setViewportSize(WIDE)
  await dialog.getByRole('button', { name: 'Revenir à la saisie' }).click()
  await expect(agreement).toHaveValue('Accord par SMS avant la pose.')
  await confirmInvoice(page)
  await expect(done(page)).toContainText(/La facture à Jeanne Dupont part dans \d+\s+s/)
  await expect(billing(page)).toContainText('La facture part dans quelques secondes')
  await expectSoundEverywhere(page)
  await page.setViewportSize(WIDE)
  await done(page).locator('[data-etat=attend]').getByRole('button', { name: 'Annuler' }).click()
  await expect(agreement).toHaveValue('Accord par SMS avant la pose.')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await issue(page)
  await expect(invoice(page).getByText(/^La facture FAC-\d{4}-\d{4} est émise/)).toBeVisible()
  const number = (/FAC-\d{4}-\d{4}/.exec(await invoice(page).innerText()) ?? [''])[0]
  await expect(invoice(page)).toContainText('76,50')
  await expectInvoiceMail(site, order, email, number)
  await invoice(page)
    .getByRole('link', { name: /^Voir la prestation/ })
    .click()
  await expect(record(page)).toContainText(`L’atelier a émis la facture ${number}`)
  await expect(record(page).getByRole('link', { name: 'Facturer maintenant' })).toHaveCount(0)
  await record(page)
    .getByRole('link', { name: new RegExp(`^Facture ${number}`) })
    .click()
  await expect(setStatut(site, order, 'en_cours', 'Le son manque.')).rejects.toThrow('409 FACTURE_EMISE')

  const other = await page.context().browser()?.newPage({ baseURL: site.url })
  if (other === undefined) throw new Error('no browser')
  await expectInClientArea(other, account, number)
  await other.close()

  await pay(page, 'Espèces', '50')
  await expect(invoice(page)).toContainText('26,50')
  await pay(page, 'Virement', null)
  await expect(invoice(page).getByText('Payée')).toBeVisible()
  await invoice(page)
    .getByRole('button', { name: /^Annuler cette écriture 26,50/ })
    .click()
  const undo = page.getByRole('dialog', { name: 'Annuler une écriture' })
  const undoes = undo.getByRole('button', { name: 'Annuler l’écriture' })
  const why = undo.getByLabel('Pour quelle raison ?')
  await expectHeld(undoes, 'Indiquez la raison\u202f: le livre des recettes la garde.', why)
  await why.fill('Virement d’un autre client.')
  await undoes.click()
  await expect(undo).toBeHidden()
  await expect(invoice(page)).toContainText('Virement d’un autre client.')
  await pay(page, 'PayPal', null)
  await expect(invoice(page).getByText('Payée')).toBeVisible()

  await invoice(page).getByRole('button', { name: 'Faire un avoir…' }).click()
  const credit = page.getByRole('dialog', { name: `Avoir sur la facture ${number}` })
  const gives = credit.getByRole('button', { name: 'Émettre l’avoir' })
  await expectHeld(gives, 'Un avoir dit pourquoi il est fait.', credit.getByLabel('Motif'))
  await credit.getByLabel('Motif').fill('Le clavier est repris.')
  await credit.getByLabel('Une partie').check()
  const given = credit.getByLabel('Montant rendu (€)')
  await expectHeld(gives, 'Indiquez un montant en euros, par exemple 12,50.', given)
  await expectSoundEverywhere(page)
  await page.setViewportSize(WIDE)
  await credit.getByLabel('Montant rendu (€)').fill('12,50')
  await credit.getByLabel('Dont pièces (€)').fill('12,50')
  await expect(credit).toContainText(`Un courriel part à Jeanne Dupont (${email}), dix secondes après`)
  await credit.getByRole('button', { name: 'Émettre l’avoir' }).click()
  await expect(credit).toBeHidden()
  await expect(done(page)).toContainText(/Le courriel à Jeanne Dupont part dans \d+\s+s/)
  await done(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(credit.getByLabel('Motif')).toHaveValue('Le clavier est repris.')
  await expect(credit.getByLabel('Montant rendu (€)')).toHaveValue('12,50')
  await credit.getByRole('button', { name: 'Émettre l’avoir' }).click()
  await letLeave(page)
  await expect(done(page)).toContainText(/Avoir AVO-\d{4}-\d{4} envoyé à Jeanne Dupont\./)
  await done(page).getByRole('link', { name: 'Enregistrer un remboursement' }).click()
  await expect(invoice(page).getByLabel('Montant (€)')).toHaveValue('12,50')
  await invoice(page).getByRole('button', { name: 'Ne rien enregistrer' }).click()
  await expect(credit).toBeHidden()
  await expect(invoice(page).getByText('À rembourser')).toBeVisible()
  await expect(invoice(page)).toContainText('Motif : Le clavier est repris.')
  // Other journeys issue credit notes on this site too.
  const ofThisClient = () =>
    site.mails.recus().filter(({ courriel: { a, sujet } }) => a.includes(email) && sujet.includes('AVO-'))
  await expect.poll(() => ofThisClient().length).toBe(1)
  await pay(page, 'Virement', null)
  await invoice(page).getByRole('button', { name: 'Faire un avoir…' }).click()
  await credit.getByLabel('Motif').fill('Le son manque.')
  await credit.getByLabel(/^Tout\s: 64,00/).check()
  await credit.getByRole('button', { name: 'Émettre l’avoir' }).click()
  await letLeave(page)
  await expect(credit).toBeHidden()
  await expect(done(page)).toContainText(/Avoir AVO-\d{4}-\d{4} envoyé à Jeanne Dupont\./)
  await pay(page, 'PayPal', null)
  await expect(invoice(page).getByText('Annulée par avoir')).toBeVisible()
  await setStatut(site, order, 'en_cours', 'Le son manque.')

  await goTo(page, 'Comptabilité')
  await expect(page.getByRole('table', { name: 'Livre des recettes' })).toContainText(
    /−12,50\s€ dont ventes\s: −12,50\s€/,
  )
  await goTo(page, 'Factures')
  const list = page.getByRole('table', { name: 'Liste des factures' })
  await page.getByLabel('Nom, numéro, référence ou montant').fill(order.reference)
  await expect(page).toHaveURL(new RegExp(`q=${order.reference}`))
  await expect(list.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(1)
  await page
    .getByRole('list', { name: 'État' })
    .getByRole('link', { name: /^Payée/ })
    .click()
  await expect(page.getByText('Aucune facture ne correspond à cette recherche.')).toBeVisible()
  await page
    .getByRole('list', { name: 'État' })
    .getByRole('link', { name: /^Annulée par avoir/ })
    .click()
  await expect(page).toHaveURL(/etat=annulee/)
  await expectSoundEverywhere(page)
  await list.getByRole('link', { name: number }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/factures/${number}`))
  await expect(page.getByRole('heading', { name: `Facture ${number}` })).toBeVisible()
  await expectSoundEverywhere(page)
  await page.goto('/admin/factures/FAC-1999-0001')
  await expect(page.getByText('Aucune facture ne porte ce numéro.')).toBeVisible()
})

test('remote work that was paid in advance: its client reads it, and its invoice is paid', async ({ page, site }) => {
  const account = await openAccount(site)
  const { order } = account
  await openRecord(page, site, order)
  const deposit = record(page).getByRole('region', { name: 'Acompte' })
  await record(page)
    .getByText(/^Acompte\s: aucun$/)
    .click()
  await record(page).getByRole('button', { name: 'Enregistrer un acompte…' }).click()
  await expect(deposit.getByLabel('Montant (€)')).toHaveValue('64,00')
  await deposit.getByLabel('Montant (€)').fill('64,01')
  const save = deposit.getByRole('button', { name: 'Enregistrer', exact: true })
  await expectHeld(save, /Il reste 64,00/, deposit.getByLabel('Montant (€)'))
  await deposit.getByLabel('Montant (€)').fill('24')
  const elsewhere = { mode: 'paypal', le: dateParis(new Date()), montant: 40 }
  await askAsOwner(site, `/api/admin/commandes/${order.reference}/reglements`, { body: elsewhere })
  await save.click()
  await expect(deposit.getByText(/ont changé entre-temps/)).toBeVisible()
  await expect(deposit.getByLabel('Montant (€)')).toHaveValue('24')
  await save.click()
  await expect(deposit.getByRole('listitem')).toHaveCount(2)
  await expect(record(page)).toContainText(/Acompte reçu\s: 24,00/)

  await enter(page, account, '/mes-prestations')
  const paid = page.getByRole('region', { name: 'Déjà réglé' })
  await expect(paid.getByRole('listitem')).toHaveText([/\(PayPal\)\s: 40,00/, /\(virement\)\s: 24,00/])
  await expect(page.getByRole('heading', { name: /^Pour régler avant/ })).toHaveCount(0)

  await finish(site, order)
  await openBilling(page, site, order)
  await expect(billing(page)).toContainText(/Acompte déjà reçu−64,00\s€Reste à payer0,00/)
  await issue(page)
  await expect(invoice(page).getByText('Payée')).toBeVisible()
  await expect(invoice(page)).toContainText(/0,00\s€Reste à payer|Reste à payer0,00/)
})

test('work by the hour for a business is billed by started quarters, and has its structured form', async ({
  page,
  site,
}) => {
  const order = await orderForBusiness(site)
  await finish(site, order)
  await openBilling(page, site, order)
  await billing(page).getByLabel('Heures').fill('1')
  await billing(page).getByLabel('Minutes').fill('37')
  await expect(billing(page)).toContainText('facturé : 1 h 45')
  await expect(billing(page)).toContainText('−11,00\u00a0€ par rapport au devis accepté (88,00\u00a0€).')
  await issue(page)
  await expect(invoice(page)).toContainText('Haddad Menuiserie, SIREN 732\u00a0829\u00a0320')
  const download = page.waitForEvent('download')
  await invoice(page).getByRole('button', { name: 'Factur-X (XML)' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xml$/)
  await invoice(page).getByRole('button', { name: 'Transmettre à la plateforme' }).click()
  await expect(invoice(page).getByText(/^Déposée sur la plateforme/)).toBeVisible()
  await invoice(page).getByRole('button', { name: 'Renvoyer par courriel' }).click()
  await letLeave(page)
  await expect(done(page)).toContainText('Le courriel repart à')
})

test('of a cancelled order, fees alone', async ({ page, site }) => {
  const { order } = await openAccount(site)
  await setStatut(site, order, 'annulé')
  await openRecord(page, site, order)
  await record(page).getByRole('link', { name: 'Facturer des frais' }).click()
  await expect(billing(page).getByRole('button', { name: 'Ajouter une pièce' })).toHaveCount(0)
  const asks = billing(page).getByRole('button', { name: 'Émettre la facture…' })
  await expectHeld(asks, 'Rien à facturer pour le moment.')
  await billing(page)
    .getByLabel(/^Absence au rendez-vous, au plus 60,00/)
    .check()
  const fee = billing(page).getByLabel(/^Absence au rendez-vous\s: Montant/)
  await fee.fill('60,01')
  await expectHeld(asks, /limitent ces frais à 60,00/, fee)
  await fee.fill('40')
  await expect(billing(page)).toContainText(/Frais d’absence au rendez-vous du \d/)
  await expect(billing(page)).not.toContainText('par rapport au devis')
  await expect(billing(page).getByLabel('Date des frais')).toBeVisible()
  await issue(page)
  await expect(invoice(page)).toContainText('40,00')
  await expect(invoice(page)).toContainText('frais du')
})

base(
  'without the numbers of the business nothing is issued, and the record says what is missing',
  async ({ page, site }) => {
    const { order } = await openAccount(site)
    await finish(site, order)
    await openBilling(page, site, order)
    await expect(billing(page)).toContainText('Le numéro SIREN')
    const asks = billing(page).getByRole('button', { name: 'Émettre la facture…' })
    await expectHeld(asks, /^La facture ne peut pas encore être émise.: des mentions manquent\.$/)
    await expectSoundEverywhere(page)
  },
)
