import type { Locator, Page } from '@playwright/test'
import { enter, logInByApi } from './account.ts'
import { ADMIN, type RunningSite } from './running-site.ts'

/** Opens a page of the owner's side, logged in already, with the cookies refused. */
export const enterAsOwner = async (page: Page, site: RunningSite, path: string): Promise<void> => {
  const login = await logInByApi(site, ADMIN.email, ADMIN.password)
  await enter(page, { ...ADMIN, ...login }, path)
}

/** The lines of the table on the screen, without its head. */
export const rows = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('cell') })

/** Without its news a page does not learn what the others do. */
export const withoutNews = (page: Page) => page.route('**/api/admin/nouvelles', (route) => route.abort())
