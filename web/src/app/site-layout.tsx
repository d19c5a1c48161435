import { CookieBanner } from '../chrome/cookie-banner.tsx'
import { Footer } from '../chrome/footer.tsx'
import { Header } from '../chrome/header.tsx'
import { localBusiness } from '../chrome/local-business.ts'
import { TabBar } from '../chrome/navigation.tsx'
import { RouteAnnouncer } from '../chrome/route-announcer.tsx'
import { SITE_TEXTS } from '../contents/site-texts.ts'
import { toInlineJson } from './boot.ts'
import { type Location, Outlet, ScrollRestoration } from './router.ts'
import styles from './site-layout.module.css'
import { useSite } from './site.ts'

/** Every page opened from outside has the key `default`: without its address it would take another's position. */
const scrollKey = ({ key, pathname, hash }: Location): string => (key === 'default' ? `${pathname}${hash}` : key)

/** What stands around every page. `data-site` marks where the markup starts, after the head tags. */
export const SiteLayout = () => (
  <div data-site className={styles['site']}>
    <a href="#contenu" className={styles['skip']}>
      {SITE_TEXTS.skip}
    </a>
    <CookieBanner />
    <Header />
    <main id="contenu" tabIndex={-1} className={styles['main']}>
      <Outlet />
    </main>
    <Footer />
    <TabBar />
    <RouteAnnouncer />
    <ScrollRestoration getKey={scrollKey} />
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toInlineJson(localBusiness(useSite())) }} />
  </div>
)
