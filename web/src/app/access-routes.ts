import { type Page, privatePage, publicPage } from './page-route.ts'

/** The ways in, and the page of the links in mails. Only the first two are the same for everybody. */
export const accessRoutes: readonly Page[] = [
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
