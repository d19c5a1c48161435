import type { Locator, Page } from '@playwright/test'
import type { Order } from './account.ts'
import { expect } from './journey.ts'
import { enterAsOwner, record, rows } from './owner.ts'
import type { RunningSite } from './running-site.ts'

/** The line of an order in the list. */
export const row = (page: Page, { reference }: Order): Locator => rows(page).filter({ hasText: reference })

/** The statut that the record says. */
export const statutOf = (page: Page, { reference }: Order): Locator =>
  record(page).getByText(`Statut de ${reference}`).locator('..')

/** The dialog in which dates are proposed. */
export const dateModal = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Proposer une|Modifier la) date$/ })

/** Opens the list of orders, logged in already. */
export const openList = async (page: Page, site: RunningSite, query = ''): Promise<void> => {
  await enterAsOwner(page, site, `/admin/prestations${query}`)
  await expect(page.getByRole('table', { name: 'Liste des prestations' })).toBeVisible()
}

/** Opens an order from the list, which stays beside it. */
export const openFromList = async (page: Page, site: RunningSite, order: Order): Promise<void> => {
  await page.setViewportSize({ width: 1280, height: 860 })
  await openList(page, site, `?q=${order.reference}`)
  await row(page, order).getByRole('link', { name: 'Jeanne Dupont' }).click()
  await expect(record(page)).toContainText(order.reference)
}
