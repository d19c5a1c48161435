import { type ReactNode, StrictMode } from 'react'
import type { BootData } from './boot.ts'
import { FormulaireRefuseProvider } from './formulaire-refuse.ts'
import { PageTextsProvider } from './page-texts.ts'
import { SiteProvider, YearProvider } from './site.ts'

/** What wraps the router in the browser and on the server alike; both must draw the same markup. */
export const App = ({ boot, children }: { readonly boot: BootData; readonly children: ReactNode }) => (
  <StrictMode>
    <YearProvider value={boot.annee}>
      <SiteProvider value={boot.site}>
        <FormulaireRefuseProvider value={boot.formulaire ?? null}>
          <PageTextsProvider value={boot.textes}>{children}</PageTextsProvider>
        </FormulaireRefuseProvider>
      </SiteProvider>
    </YearProvider>
  </StrictMode>
)
