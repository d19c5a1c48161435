import { CHEMIN_ADMIN } from '../features/connexion/destination.ts'
import { type Page, privatePage } from './page-route.ts'

/** The owner's side. */
export const adminRoutes: readonly Page[] = [
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
