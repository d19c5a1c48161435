import { type ReactNode, StrictMode } from 'react'
import type { SiteData } from '#adapters/http/contract/pages'
import { SiteProvider } from './site.ts'

/** What wraps the router in the browser and on the server alike; both must draw the same markup. */
export const App = ({ site, children }: { readonly site: SiteData; readonly children: ReactNode }) => (
  <StrictMode>
    <SiteProvider value={site}>{children}</SiteProvider>
  </StrictMode>
)
