import { CHEMIN_VERIFICATION, cheminDuCode } from '../features/verification/chemin-verification.ts'
import { type Page, publicPage } from './page-route.ts'

/** A field to type a code, and what the code of the address tells: one page behind two addresses. */
const verification = (path: string): Page =>
  publicPage(path, 'src/pages/verifier/verifier-page.tsx', async () => ({
    Component: (await import('../pages/verifier/verifier-page.tsx')).VerifierPage,
  }))

/** Legal and information pages. */
export const informationRoutes: readonly Page[] = [
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
