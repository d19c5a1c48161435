import { CHEMIN_RECHERCHE } from '../features/recherche/chemin-recherche.ts'
import { ErrorScreen } from './error-screen.tsx'
import { informationRoutes } from './information-routes.ts'
import { movedTo, publicPage, searchPage } from './page-route.ts'
import type { RouteObject } from './router.ts'
import { SiteLayout } from './site-layout.tsx'

const order = (path: string): RouteObject =>
  publicPage(path, 'src/pages/commander/commander-page.tsx', async () => ({
    Component: (await import('../pages/commander/commander-page.tsx')).CommanderPage,
  }))

/** Section 2: one order screen behind eight addresses. */
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

const pages: RouteObject[] = [
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
  movedTo('/connexion', '/login'),
  movedTo('/inscription', '/login'),
  movedTo('/mot-de-passe-oublie', '/reset-password'),
  movedTo('/a-propos', '/#apropos'),
  publicPage('*', 'src/pages/introuvable/introuvable-page.tsx', async () => ({
    Component: (await import('../pages/introuvable/introuvable-page.tsx')).IntrouvablePage,
  })),
]

const stylePage = publicPage('/style', 'src/pages/style/style-page.tsx', async () => ({
  Component: (await import('../pages/style/style-page.tsx')).StylePage,
}))

/** Every screen; the page that shows the components exists in the demonstration alone. */
export const siteRoutes = (demo: boolean): RouteObject[] => [
  { element: <SiteLayout />, errorElement: <ErrorScreen />, children: demo ? [stylePage, ...pages] : pages },
]
