import { ErrorScreen } from './error-screen.tsx'
import { movedTo, publicPage } from './page-route.ts'
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
  publicPage('/', 'src/pages/accueil/accueil-page.tsx', async () => ({
    Component: (await import('../pages/accueil/accueil-page.tsx')).AccueilPage,
  })),
  publicPage('/services', 'src/pages/services/services-page.tsx', async () => ({
    Component: (await import('../pages/services/services-page.tsx')).ServicesPage,
  })),
  publicPage('/contact', 'src/pages/contact/contact-page.tsx', async () => ({
    Component: (await import('../pages/contact/contact-page.tsx')).ContactPage,
  })),
  ...ORDER_PATHS.map(order),
  movedTo('/connexion', '/login'),
  movedTo('/inscription', '/login'),
  movedTo('/mot-de-passe-oublie', '/reset-password'),
  movedTo('/a-propos', '/#apropos'),
  publicPage('*', 'src/pages/introuvable/introuvable-page.tsx', async () => ({
    Component: (await import('../pages/introuvable/introuvable-page.tsx')).IntrouvablePage,
  })),
]

/** Every screen of the site. */
export const routes: RouteObject[] = [{ element: <SiteLayout />, errorElement: <ErrorScreen />, children: pages }]
