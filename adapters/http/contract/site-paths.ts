/** Pages for search engines, in the order of the sitemap. A test of the site holds them against its routes. */
export const INDEXED_PATHS: readonly string[] = [
  '/',
  '/services',
  '/contact',
  '/commander',
  '/conditions-generales',
  '/retractation',
  '/mentions-legales',
  '/politique-confidentialite',
  '/politique-cookies',
  '/plan-du-site',
  '/accessibilite',
]

/** What crawlers are asked to leave alone: calls, and pages that depend on who looks or carry a key. */
export const PRIVATE_PATHS: readonly string[] = [
  '/api/',
  '/admin',
  '/debug-admin',
  '/mes-prestations',
  '/compte-client',
  '/changer-mot-de-passe',
  '/validation-date/',
  '/verifier/',
  '/devis/',
  '/agenda/',
]
