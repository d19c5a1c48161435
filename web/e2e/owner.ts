import type { Page } from '@playwright/test'
import { enter, logInByApi } from './account.ts'
import { ADMIN, type RunningSite } from './running-site.ts'

/** Opens a page of the owner's side, logged in already, with the cookies refused. */
export const enterAsOwner = async (page: Page, site: RunningSite, path: string): Promise<void> => {
  const login = await logInByApi(site, ADMIN.email, ADMIN.password)
  await enter(page, { ...ADMIN, ...login }, path)
}
