import type { SiteData } from '#adapters/http/contract/pages'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Environment } from '../config/environment.ts'

const ATTRIBUTION = '© les contributeurs d’OpenStreetMap'

/** What pages may know. All of it is sent to browsers, so payment details are left out. */
export const siteData = (environment: Environment, { paiement, ...entreprise }: Entreprise): SiteData => ({
  url: environment.publicUrl,
  entreprise,
  tuiles: { url: environment.tuilesUrl, attribution: ATTRIBUTION },
  demo: environment.demo,
})
