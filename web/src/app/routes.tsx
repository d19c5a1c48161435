import { CHEMIN_COMPTE, CHEMIN_PRESTATIONS } from '../features/espace/chemins.ts'
import { CHEMIN_RECHERCHE } from '../features/recherche/chemin-recherche.ts'
import { accessRoutes } from './access-routes.ts'
import { adminRoutes } from './admin-routes.ts'
import { informationRoutes } from './information-routes.ts'
import { type Moved, movedTo, type Page, privatePage, publicPage, searchPage } from './page-route.ts'

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
