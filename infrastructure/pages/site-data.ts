import type { SiteData } from '#adapters/http/contract/pages'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Environment } from '../config/environment.ts'

const ATTRIBUTION = '© les contributeurs d’OpenStreetMap'

/** What the pages may know: everything here travels to the browser, so the payment details stay behind. */
export const siteData = (environment: Environment, { paiement, ...entreprise }: Entreprise): SiteData => ({
  url: environment.publicUrl,
  entreprise,
  tuiles: { url: environment.tuilesUrl, attribution: ATTRIBUTION },
  demo: environment.demo,
})
