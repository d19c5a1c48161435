import { expect } from '@playwright/test'
import type { Courriel } from '#application/ports/mailer'
import type { RunningSite } from './running-site.ts'

/** The mails that speak of a reference, once there are as many as expected. */
export const mailsAbout = async (
  { mails }: RunningSite,
  reference: string,
  count: number,
): Promise<readonly Courriel[]> => {
  const about = (): readonly Courriel[] =>
    mails
      .recus()
      .map(({ courriel }) => courriel)
      .filter(({ sujet }) => sujet.includes(reference))
  await expect.poll(() => about().length).toBe(count)
  return about()
}
