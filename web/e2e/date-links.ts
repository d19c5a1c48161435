import { expect } from '@playwright/test'
import type { RunningSite } from './running-site.ts'

/** The two links that a mail gives for one date, as paths. */
export type DateLinks = { readonly accepter: string; readonly refuser: string }

const ACCEPTER = /\/validation-date\/\S+\/accepter/g

/** The links of the last proposal that was sent to an address, once it has `count` dates. */
export const dateLinks = async (
  { mails }: RunningSite,
  email: string,
  count: number,
): Promise<readonly DateLinks[]> => {
  const found = (): readonly string[] =>
    mails
      .recus()
      .filter(({ courriel }) => courriel.a === email)
      .map(({ courriel }) => [...new Set(courriel.texte.match(ACCEPTER))])
      .findLast((links) => links.length > 0) ?? []
  await expect.poll(() => found().length).toBe(count)
  return found().map((accepter) => ({ accepter, refuser: accepter.replace(/accepter$/, 'refuser') }))
}
