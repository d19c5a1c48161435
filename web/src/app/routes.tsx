import { CHEMIN_COMPTE, CHEMIN_PRESTATIONS } from '../features/espace/chemins.ts'
import { CHEMIN_RECHERCHE } from '../features/recherche/chemin-recherche.ts'
import { type Moved, movedTo, type Page, privatePage, publicPage, searchPage } from './page-route.ts'
import { CHEMIN_ADMIN } from '../features/connexion/destination.ts'
import { CHEMIN_VERIFICATION, cheminDuCode } from '../features/verification/chemin-verification.ts'

const order = (path: string): Page =>
  publicPage(path, 'src/pages/commander/commander-page.tsx', async () => ({
    Component: (await import('../pages/commander/commander-page.tsx')).CommanderPage,
  }))

/** One order screen behind eight addresses. */
const ORDER_PATHS = [
  '/commander',
  '/commander-prestation',
  '/commande/informations',
  '/commande/estimation',
  '/commande/confirmation',
  '/commanderPrestation/:serviceId/informations',
  '/commanderPrestation/:serviceId/estimation',
  '/commanderPrestation/:serviceId/validation',
] as const

/** One client area behind two addresses. */
const monEspace = (path: string): Page =>
  privatePage(path, 'src/pages/mon-espace/mon-espace-page.tsx', async () => ({
    Component: (await import('../pages/mon-espace/mon-espace-page.tsx')).MonEspacePage,
  }))

/** The ways in, and the page of the links in mails. Only the first two are the same for everybody. */
const accessRoutes: readonly Page[] = [
  publicPage('/login', 'src/pages/acces/connexion-page.tsx', async () => ({
    Component: (await import('../pages/acces/connexion-page.tsx')).ConnexionPage,
  })),
  publicPage('/reset-password', 'src/pages/acces/reinitialisation-page.tsx', async () => ({
    Component: (await import('../pages/acces/reinitialisation-page.tsx')).ReinitialisationPage,
  })),
  privatePage('/changer-mot-de-passe', 'src/pages/acces/changement-page.tsx', async () => ({
    Component: (await import('../pages/acces/changement-page.tsx')).ChangementPage,
  })),
  privatePage('/devis/:id', 'src/pages/devis/devis-page.tsx', async () => ({
    Component: (await import('../pages/devis/devis-page.tsx')).DevisPage,
  })),
  privatePage(
    '/validation-date/:id/:token/:action',
    'src/pages/validation-date/validation-date-page.tsx',
    async () => ({
      Component: (await import('../pages/validation-date/validation-date-page.tsx')).ValidationDatePage,
    }),
  ),
]

/** The owner's side. */
const adminRoutes: readonly Page[] = [
  {
    ...privatePage(`${CHEMIN_ADMIN}/*`, 'src/atelier/atelier-page.tsx', async () => ({
      Component: (await import('../atelier/atelier-page.tsx')).AtelierPage,
    })),
    bare: true,
  },
  privatePage('/debug-admin', 'src/pages/debug-admin/debug-admin-page.tsx', async () => ({
    Component: (await import('../pages/debug-admin/debug-admin-page.tsx')).DebugAdminPage,
  })),
]

/** A field to type a code, and what the code of the address tells: one page behind two addresses. */
const verification = (path: string): Page =>
  publicPage(path, 'src/pages/verifier/verifier-page.tsx', async () => ({
    Component: (await import('../pages/verifier/verifier-page.tsx')).VerifierPage,
  }))

/** Legal and information pages. */
const informationRoutes: readonly Page[] = [
  publicPage('/conditions-generales', 'src/pages/legal/conditions-page.tsx', async () => ({
    Component: (await import('../pages/legal/conditions-page.tsx')).ConditionsPage,
  })),
  publicPage('/retractation', 'src/pages/retractation/retractation-page.tsx', async () => ({
    Component: (await import('../pages/retractation/retractation-page.tsx')).RetractationPage,
  })),
  publicPage('/mentions-legales', 'src/pages/legal/mentions-page.tsx', async () => ({
    Component: (await import('../pages/legal/mentions-page.tsx')).MentionsPage,
  })),
  publicPage('/politique-confidentialite', 'src/pages/legal/confidentialite-page.tsx', async () => ({
    Component: (await import('../pages/legal/confidentialite-page.tsx')).ConfidentialitePage,
  })),
  publicPage('/politique-cookies', 'src/pages/legal/cookies-page.tsx', async () => ({
    Component: (await import('../pages/legal/cookies-page.tsx')).CookiesPage,
  })),
  publicPage('/plan-du-site', 'src/pages/plan-du-site/plan-page.tsx', async () => ({
    Component: (await import('../pages/plan-du-site/plan-page.tsx')).PlanPage,
  })),
  publicPage('/accessibilite', 'src/pages/legal/accessibilite-page.tsx', async () => ({
    Component: (await import('../pages/legal/accessibilite-page.tsx')).AccessibilitePage,
  })),
  ...[CHEMIN_VERIFICATION, cheminDuCode(':code')].map(verification),
]

const pages: readonly Page[] = [
  publicPage(
    '/',
    'src/pages/accueil/accueil-page.tsx',
    async () => ({ Component: (await import('../pages/accueil/accueil-page.tsx')).AccueilPage }),
    ['src/features/zone/zone-section.tsx'],
  ),
  publicPage('/services', 'src/pages/services/services-page.tsx', async () => ({
    Component: (await import('../pages/services/services-page.tsx')).ServicesPage,
  })),
  publicPage('/contact', 'src/pages/contact/contact-page.tsx', async () => ({
    Component: (await import('../pages/contact/contact-page.tsx')).ContactPage,
  })),
  ...ORDER_PATHS.map(order),
  searchPage(CHEMIN_RECHERCHE, 'src/pages/recherche/recherche-page.tsx', async () => ({
    Component: (await import('../pages/recherche/recherche-page.tsx')).RecherchePage,
  })),
  ...informationRoutes,
  ...accessRoutes,
  ...[CHEMIN_PRESTATIONS, CHEMIN_COMPTE].map(monEspace),
  ...adminRoutes,
  publicPage('*', 'src/pages/introuvable/introuvable-page.tsx', async () => ({
    Component: (await import('../pages/introuvable/introuvable-page.tsx')).IntrouvablePage,
  })),
]

const stylePage = publicPage('/style', 'src/pages/style/style-page.tsx', async () => ({
  Component: (await import('../pages/style/style-page.tsx')).StylePage,
}))

/** Every page; the one that shows the components exists in the demonstration alone. */
export const sitePages = (demo: boolean): readonly Page[] => (demo ? [stylePage, ...pages] : pages)

/** Addresses of the site map that lead elsewhere. */
export const MOVED: readonly Moved[] = [
  movedTo('/connexion', '/login'),
  movedTo('/inscription', '/login'),
  movedTo('/mot-de-passe-oublie', '/reset-password'),
  movedTo('/a-propos', '/#apropos'),
]
