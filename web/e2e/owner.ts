import type { Locator, Page } from '@playwright/test'
import { askAsOwner, enter, logInAsOwner, type Order } from './account.ts'
import { cutOff } from './cut-off.ts'
import { expect } from './journey.ts'
import { ADMIN, type RunningSite } from './running-site.ts'

/** Opens a page of the owner's side, logged in already, with the cookies refused. */
export const enterAsOwner = async (page: Page, site: RunningSite, path: string): Promise<void> => {
  await enter(page, { ...ADMIN, ...(await logInAsOwner(site)) }, path)
}

/** Opens the record of an order, logged in already, beside a list of it alone: a long list is long to draw and to examine. */
export const openRecord = (page: Page, site: RunningSite, { id, reference }: Order, more = ''): Promise<void> =>
  enterAsOwner(page, site, `/admin/prestations/${id}?q=${reference}${more}`)

/** The lines of the table on the screen, without its head. */
export const rows = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('cell') })

/** The rail of the workplace. */
export const places = (page: Page): Locator => page.getByRole('navigation', { name: 'Parties de l’administration' })

/** Goes to another place, whose name may be followed by how much waits there. */
export const goTo = (page: Page, place: string): Promise<void> =>
  places(page)
    .getByRole('link', { name: new RegExp(`^${place}`) })
    .click()

/** The record of an order. */
export const record = (page: Page): Locator => page.getByRole('region', { name: 'Prestation', exact: true })

/** Without its news a page does not learn what the others do. */
export const withoutNews = (page: Page): Promise<() => Promise<void>> => cutOff(page, '*/api/admin/nouvelles*')

/** What another admin does meanwhile, with no version: the last writer wins. */
export const changeElsewhere = async (site: RunningSite, { id }: Order, body: object): Promise<void> => {
  await askAsOwner(site, `/api/prestations/${id}`, { body, method: 'PUT' })
}

/** Comes back to the page, which then asks for the news at once. */
export const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

/** What was done last, what waits to leave, and what was refused. */
export const done = (page: Page): Locator => page.getByRole('region', { name: 'Ce qui vient d’être fait' })

/** Lets what mails somebody leave at once, as a page that is left does. */
export const letLeave = async (page: Page): Promise<void> => {
  await expect(done(page)).toContainText(/ dans \d+\s+s/)
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
}

/** What cannot be sent cannot be pressed, and says why; Enter on it leads to the `first` field at fault. */
export const expectHeld = async (button: Locator, why: string | RegExp, first?: Locator): Promise<void> => {
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription(why)
  if (first === undefined) return
  await button.press('Enter')
  await expect(first).toBeFocused()
  await expect(first).toHaveAttribute('aria-invalid', 'true')
}

/** The dialog in which a statut is chosen; opening and choosing change nothing yet. */
export const chooseStatut = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('button', { name: 'Changer le statut…' }).click()
  const dialog = page.getByRole('dialog', { name: /changer le statut$/ })
  await dialog.getByRole('radio', { name, exact: true }).check()
  return dialog
}

/** Presses what a dialog of a statut says it does. */
export const confirmStatut = (dialog: Locator): Promise<void> =>
  dialog.getByRole('button', { name: /^(Passer à «|Annuler la prestation$)/ }).click()

/** Sets a statut that mails the client, and lets that mail leave. */
export const changeStatut = async (page: Page, name: string): Promise<void> => {
  await confirmStatut(await chooseStatut(page, name))
  await letLeave(page)
}

/** Sets the work of an order going, within the withdrawal delay of a client who has not asked for that: it is warned of first. */
export const beginWork = async (page: Page): Promise<void> => {
  const dialog = await chooseStatut(page, 'En cours')
  await expect(dialog).toContainText('Délai de rétractation jusqu’au')
  await confirmStatut(dialog)
  await letLeave(page)
}
