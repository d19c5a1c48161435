import type { ReactNode } from 'react'
import { CookieBanner } from '../chrome/cookie-banner.tsx'
import { Footer } from '../chrome/footer.tsx'
import { Header } from '../chrome/header.tsx'
import { TabBar } from '../chrome/navigation.tsx'
import { Overlay } from '../chrome/overlay.tsx'
import { RouteAnnouncer } from '../chrome/route-announcer.tsx'
import { SITE_TEXTS } from '../contents/site-texts.ts'
import { ScrollPosition } from './scroll-position.tsx'
import styles from './site-layout.module.css'

/** What stands around every page. `data-site` marks where the markup starts, after the head tags. */
export const SiteLayout = ({ children }: { readonly children: ReactNode }) => (
  <div data-site className={styles['site']}>
    <a href="#contenu" className={styles['skip']}>
      {SITE_TEXTS.skip}
    </a>
    <CookieBanner />
    <Header />
    <main id="contenu" tabIndex={-1} className={styles['main']}>
      {children}
    </main>
    <Footer />
    <TabBar />
    <Overlay />
    <RouteAnnouncer />
    <ScrollPosition />
  </div>
)
