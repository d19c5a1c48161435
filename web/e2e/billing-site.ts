import { ENTREPRISE_DE_DEMO } from '#infrastructure/config/entreprise-file'
import { findChromium } from '#infrastructure/quality/find-chromium'
import { test as base } from './journey.ts'
import { type RunningSite, startSite } from './running-site.ts'

/** A site whose business has numbers: it may issue invoices. */
export const test = base.extend<object, { site: RunningSite }>({
  site: [
    async ({ browserName }, use) => {
      base.skip(findChromium() === null, `no ${browserName} on this machine: set CHROMIUM`)
      const site = await startSite({ ENTREPRISE_FICHIER: ENTREPRISE_DE_DEMO })
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
})
