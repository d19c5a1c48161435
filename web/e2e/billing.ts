import type { Locator, Page } from '@playwright/test'
import type { Order } from './account.ts'
import { changeElsewhere, enterAsOwner, letLeave } from './owner.ts'
import type { RunningSite } from './running-site.ts'

/** As wide as the list and a record beside it need. */
export const WIDE = { width: 1280, height: 900 }

/** Changes a statut on another machine; fails when it is refused. */
export const setStatut = (site: RunningSite, order: Order, statut: string, motif = ''): Promise<void> =>
  changeElsewhere(site, order, { statut, motif })

/** Begins and ends the work of an order. */
export const finish = async (site: RunningSite, order: Order): Promise<void> => {
  await setStatut(site, order, 'en_cours')
  await setStatut(site, order, 'terminé')
}

/** Opens the form of an invoice, logged in already. */
export const openBilling = (page: Page, site: RunningSite, { id }: Order): Promise<void> =>
  enterAsOwner(page, site, `/admin/factures?facturer=${id}`)

/** The form of an invoice. */
export const billing = (page: Page): Locator => page.getByRole('region', { name: 'Établir la facture' })

/** An invoice that was issued. */
export const invoice = (page: Page): Locator => page.getByRole('region', { name: 'Facture', exact: true })

/** Confirms an invoice, which then waits ten seconds. */
export const confirmInvoice = async (page: Page): Promise<void> => {
  await billing(page)
    .getByRole('button', { name: /^Émettre/ })
    .click()
  await page
    .getByRole('dialog', { name: 'Émettre la facture ?' })
    .getByRole('button', { name: 'Émettre et envoyer' })
    .click()
}

/** Issues an invoice, without the wait. */
export const issue = async (page: Page): Promise<void> => {
  await confirmInvoice(page)
  await letLeave(page)
}

/** Adds a part to an invoice that has none yet. */
export const fillPart = async (page: Page, name: string, price: string): Promise<void> => {
  await billing(page).getByRole('button', { name: 'Ajouter une pièce' }).click()
  const part = billing(page).getByRole('group', { name: 'Pièce 1' })
  await part.getByLabel('Désignation').fill(name)
  await part.getByLabel('Prix unitaire (€)').fill(price)
  await part.getByLabel('Origine').selectOption('Économie circulaire')
}
