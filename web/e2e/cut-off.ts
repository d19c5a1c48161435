import type { CDPSession, Page } from '@playwright/test'

const cuts = new WeakMap<Page, Set<CDPSession>>()

/**
 * What the page asks of an address (`*` for anything) does not reach the site, until the function that is returned is
 * called. `page.route` would do it too, but with a route a page loads all code of the site anew at each opening.
 */
export const cutOff = async (page: Page, address: string): Promise<() => Promise<void>> => {
  const session = await page.context().newCDPSession(page)
  const ofPage = cuts.get(page) ?? new Set()
  cuts.set(page, ofPage.add(session))
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: [address] })
  return async () => {
    ofPage.delete(session)
    await session.detach()
  }
}

/** Everything that the page asks reaches the site again. */
export const reconnect = async (page: Page): Promise<void> => {
  for (const session of cuts.get(page) ?? []) await session.detach()
  cuts.delete(page)
}
