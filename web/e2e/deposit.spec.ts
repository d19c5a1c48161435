import type { Locator, Page } from '@playwright/test'
import { type Account, askAsOwner, enter, openAccount, placeOrder } from './account.ts'
import { finish, invoice, WIDE } from './billing.ts'
import { expect, test as base, testOfBilling as test } from './journey.ts'
import { aMailAddress } from './order-form.ts'
import { done, enterAsOwner, expectHeld, letLeave, openRecord, record, rows } from './owner.ts'
import { mailsAbout } from './received-mails.ts'
import type { RunningSite } from './running-site.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

// One site is enough for them all.
test.describe.configure({ mode: 'default' })

const BUSINESS = { typeClient: 'professionnel', raisonSociale: 'Haddad Menuiserie', siren: '732829320' }

const deposits = (page: Page): Locator => record(page).getByRole('region', { name: 'Acompte' })

/** Unfolds the part of an order without a deposit, and its form. */
const openDeposit = async (page: Page): Promise<void> => {
  await record(page)
    .getByText(/^Acompte\s: aucun$/)
    .click()
  await record(page).getByRole('button', { name: 'Enregistrer un acompte…' }).click()
}

/** Writes an amount in the form that is open, and waits until it says what was issued. */
const write = async (page: Page, amount: string, issued: RegExp, mailed = true): Promise<string> => {
  const save = deposits(page).getByRole('button', { name: 'Enregistrer', exact: true })
  const field = deposits(page).getByLabel('Montant (€)')
  await field.fill('')
  await expectHeld(save, 'Indiquez un montant en euros, par exemple 64,00.', field)
  await field.fill(amount)
  await save.click()
  if (mailed) await letLeave(page)
  const said = deposits(page).getByRole('status').filter({ hasText: issued })
  await expect(said).toBeFocused()
  return (/(ACO|AVO)-\d{4}-\d{4}/.exec(await said.innerText()) ?? [''])[0]
}

const expectPdfMail = async (site: RunningSite, number: string): Promise<void> => {
  const [mail] = await mailsAbout(site, number, 1)
  const [document] = mail?.piecesJointes ?? []
  expect(document?.nom).toBe(`${number}.pdf`)
  const start = Buffer.from(document?.contenu ?? []).subarray(0, 5)
  expect(start.toString()).toBe('%PDF-')
}

const expectInClientArea = async (page: Page, account: Account, number: string, credit: string): Promise<void> => {
  await enter(page, account, '/mes-prestations')
  const paid = page.getByRole('region', { name: 'Déjà réglé' })
  await expect(paid.getByRole('button', { name: `Facture d’acompte ${number}` })).toBeVisible()
  await expect(paid.getByRole('button', { name: `Avoir ${credit}` })).toBeVisible()
  await expectSoundEverywhere(page)
  await page.setViewportSize(WIDE)
  await page.getByRole('tab', { name: 'Mon Compte' }).click()
  const mine = page.getByRole('region', { name: 'Mes factures' })
  await expect(mine.getByRole('button', { name: `Avoir ${credit}` })).toBeVisible()
  const download = page.waitForEvent('download')
  await mine.getByRole('button', { name: `Facture d’acompte ${number}` }).click()
  expect((await download).suggestedFilename()).toBe(`${number}.pdf`)
  await expectSoundEverywhere(page)
  await page.setViewportSize(WIDE)
}

test('a business that pays in advance gets an invoice for it, a credit note for what goes back, and the last invoice deducts both', async ({
  page,
  site,
}) => {
  test.slow()
  const account = await openAccount(site, BUSINESS)
  const { order } = account
  await openRecord(page, site, order)
  await openDeposit(page)
  await expect(deposits(page)).toContainText('une facture d’acompte sera émise et lui sera envoyée')
  await expectSoundEverywhere(page)
  await page.setViewportSize(WIDE)
  const number = await write(page, '24', /Facture d’acompte ACO-\d{4}-\d{4}\.$/)
  await expect(record(page)).toContainText(new RegExp(`Acompte reçu\\s: 24,00\\s€, facture ${number}\\.`))
  await expectPdfMail(site, number)

  await deposits(page).getByRole('button', { name: 'Rendre un acompte' }).click()
  await expect(deposits(page)).toContainText('fait l’objet d’un avoir')
  const credit = await write(page, '4', /Avoir AVO-\d{4}-\d{4}\.$/)
  await expectPdfMail(site, credit)
  await expectSoundEverywhere(page)
  await page.setViewportSize(WIDE)

  await deposits(page)
    .getByRole('link', { name: `Facture d’acompte ${number}` })
    .click()
  await expect(page.getByRole('heading', { name: `Facture d’acompte ${number}` })).toBeVisible()
  await expect(invoice(page).getByText('Payée')).toBeVisible()
  await expect(invoice(page)).toContainText(credit)
  await expect(invoice(page).getByRole('button', { name: /^(Faire un avoir|Enregistrer)/ })).toHaveCount(0)
  const download = page.waitForEvent('download')
  await invoice(page).getByRole('button', { name: 'Factur-X (XML)' }).click()
  expect((await download).suggestedFilename()).toBe(`${number}.xml`)
  await invoice(page).getByRole('button', { name: 'Transmettre à la plateforme' }).click()
  await expect(invoice(page).getByText(/^Déposée sur la plateforme/)).toBeVisible()
  await expectSoundEverywhere(page)
  await page.setViewportSize(WIDE)

  await expectInClientArea(page, account, number, credit)

  await finish(site, order)
  await enterAsOwner(page, site, `/admin/factures?facturer=${order.id}`)
  await page.getByRole('button', { name: 'Émettre la facture…' }).click()
  await page.getByRole('button', { name: 'Émettre et envoyer' }).click()
  await letLeave(page)
  await expect(invoice(page)).toContainText(/Reste à payer44,00|44,00\s€Reste à payer/)
  await invoice(page).getByText('Voir le détail des lignes').click()
  await expect(invoice(page)).toContainText(new RegExp(`Acompte reçu le .*, facture ${number}`))
  await expect(invoice(page)).toContainText(new RegExp(`Acompte rendu le .*, avoir ${credit}`))

  await page.goto(`/admin/factures?q=${number}`)
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).filter({ hasText: number })).toContainText(/Acompte · .*Payée/s)
  await enter(page, account, '/compte-client')
  await expect(page.getByRole('region', { name: 'Mes factures' })).toContainText(
    `Acomptes déjà facturés, qu’elle déduit\u00a0: ${number}, ${credit}.`,
  )

  const { facture } = await askAsOwner<{ facture: { code: string } }>(site, `/api/admin/factures/${number}`)
  await page.goto(`/verifier/${facture.code}`)
  const genuine = page.getByRole('region', { name: 'Document authentique' })
  for (const said of ['Facture d’acompte', number, '24,00\u00a0€', 'Payée']) await expect(genuine).toContainText(said)
})

test('an entry that is undone gives its invoice back, and the focus goes to what was issued', async ({
  page,
  site,
}) => {
  const order = await placeOrder(site, aMailAddress(), BUSINESS)
  await openRecord(page, site, order)
  await openDeposit(page)
  await write(page, '24', /Facture d’acompte ACO/)
  await deposits(page)
    .getByRole('button', { name: /^Annuler cette écriture/ })
    .click()
  const undo = page.getByRole('dialog', { name: 'Annuler une écriture' })
  await expect(undo).toContainText('fait l’objet d’un avoir')
  await undo.getByLabel('Pour quelle raison ?').fill('Virement d’un autre client.')
  await undo.getByRole('button', { name: 'Annuler l’écriture' }).click()
  await done(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(undo.getByLabel('Pour quelle raison ?')).toHaveValue('Virement d’un autre client.')
  await undo.getByRole('button', { name: 'Annuler l’écriture' }).click()
  await letLeave(page)
  await expect(
    deposits(page)
      .getByRole('status')
      .filter({ hasText: /Avoir AVO-/ }),
  ).toBeFocused()
})

test('a consumer gets no invoice for a deposit', async ({ page, site }) => {
  const order = await placeOrder(site, aMailAddress())
  await openRecord(page, site, order)
  await openDeposit(page)
  await expect(deposits(page).getByLabel('Montant (€)')).toBeVisible()
  await expect(deposits(page)).not.toContainText('facture d’acompte')
  expect(await write(page, '24', /^C’est enregistré\.$/, false)).toBe('')
  await deposits(page).getByRole('button', { name: 'Rendre un acompte' }).click()
  await deposits(page).getByRole('button', { name: 'Ne rien enregistrer' }).click()
  await expect(deposits(page).getByRole('button', { name: 'Rendre un acompte' })).toBeFocused()
  await expect(deposits(page).getByRole('link')).toHaveCount(0)
})

base(
  'without the numbers of the business, a deposit of another is not written, and what was typed stays',
  async ({ page, site }) => {
    const order = await placeOrder(site, aMailAddress(), BUSINESS)
    await openRecord(page, site, order)
    await openDeposit(page)
    await deposits(page).getByLabel('Montant (€)').fill('24')
    await expect(deposits(page)).toContainText('La facture d’acompte ne peut pas encore être émise')
    await deposits(page).getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(deposits(page)).toContainText('Il manque à cette facture des mentions obligatoires.')
    await expect(deposits(page)).toContainText('Le numéro SIREN')
    await expect(deposits(page).getByLabel('Montant (€)')).toHaveValue('24')
    await expect(deposits(page)).toContainText('Reçu0,00')
    await expectSoundEverywhere(page)
  },
)
