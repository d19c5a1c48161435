// First: it declares the order of the CSS layers.
import './styles/site.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { readBootData } from './app/boot.ts'
import { ErrorBoundary } from './app/error-boundary.tsx'
import { loadPage } from './app/loaded-pages.ts'
import { BrowserRouter } from './app/router.ts'
import { sitePages } from './app/routes.tsx'
import { pageAt, SiteRoutes } from './app/site-routes.tsx'

const start = async (): Promise<void> => {
  const root = document.getElementById('app')
  if (root === null) throw new Error('the page has no #app element')
  const boot = readBootData(document)
  const pages = sitePages(boot.site.demo)
  const page = pageAt(pages, window.location.pathname)
  // Without its code the first draw would differ from the server's, and React would throw that away.
  if (page !== undefined) await loadPage(page)
  const app = (
    <App boot={boot}>
      <ErrorBoundary>
        <BrowserRouter>
          <SiteRoutes pages={pages} />
        </BrowserRouter>
      </ErrorBoundary>
    </App>
  )
  if (root.firstElementChild === null) createRoot(root).render(app)
  else startTransition(() => void hydrateRoot(root, app))
}

await start()
