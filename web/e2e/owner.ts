import type { Locator, Page } from '@playwright/test'
import { enter, logInAsOwner } from './account.ts'
import { expect } from './journey.ts'
import { ADMIN, type RunningSite } from './running-site.ts'

/** Opens a page of the owner's side, logged in already, with the cookies refused. */
export const enterAsOwner = async (page: Page, site: RunningSite, path: string): Promise<void> => {
  await enter(page, { ...ADMIN, ...(await logInAsOwner(site)) }, path)
}

/** The lines of the table on the screen, without its head. */
export const rows = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('cell') })

/** Without its news a page does not learn what the others do. */
export const withoutNews = (page: Page) => page.route('**/api/admin/nouvelles*', (route) => route.abort())

/** Comes back to the page, which then asks for the news at once. */
export const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

/** Chooses a statut, which changes nothing yet, and presses the button that says it. */
export const changeStatut = async (page: Page, statut: Locator, name: string): Promise<void> => {
  await statut.selectOption(name)
  await page.getByRole('button', { name: new RegExp(`^Passer à «\\s${name}\\s»$`) }).click()
}

/** Sets the work of an order going, within the withdrawal delay of a client who has not asked for that: it is warned of first. */
export const beginWork = async (page: Page, statut: Locator): Promise<void> => {
  await changeStatut(page, statut, 'En cours')
  const dialog = page.getByRole('dialog', { name: /passer à « En cours »$/ })
  await expect(dialog).toContainText('Délai de rétractation jusqu’au')
  await dialog.getByRole('button', { name: 'Changer le statut' }).click()
  await expect(dialog).toBeHidden()
}
