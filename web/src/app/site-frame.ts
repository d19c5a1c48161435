import type { ComponentType, ReactNode } from 'react'
import { type Code, makeCode } from '../browser/use-code.ts'

/** Path of the frame below `web/`, the key of the build's manifest. */
export const SITE_FRAME = 'src/app/site-layout.tsx'

/** What stands around every page but those of the owner, who does not fetch it. */
export const siteFrame: Code<ComponentType<{ readonly children: ReactNode }>> = makeCode(
  async () => (await import('./site-layout.tsx')).SiteLayout,
)
