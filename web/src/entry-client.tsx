// First: it declares the order of the CSS layers.
import './styles/site.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { readBootData } from './app/boot.ts'
import { ErrorBoundary } from './app/error-boundary.tsx'
import { codesOf } from './app/loaded-pages.ts'
import { BrowserRouter } from './app/router.ts'
import { sitePages } from './app/routes.tsx'
import { pageAt, SiteRoutes } from './app/site-routes.tsx'
import { LostCode } from './components/lost-code.tsx'
import { followOtherTabs, leaveUnconfirmed, storedToken } from './features/session/session-store.ts'

/** Asks the server who is logged in, without delaying the page. */
const refreshProfile = async (pageAsks: boolean): Promise<void> => {
  const token = storedToken()
  if (token === null) return
  const { rafraichirProfil } = await import('./features/session/rafraichir-profil.ts')
  await rafraichirProfil(token, pageAsks)
}

/** The page can be read, but nothing in it works. */
const sayUnfinished = (): void => {
  const place = document.createElement('div')
  document.getElementById('contenu')?.prepend(place)
  createRoot(place).render(<LostCode />)
}

const start = async (): Promise<void> => {
  const root = document.getElementById('app')
  if (root === null) throw new Error('the page has no #app element')
  const boot = readBootData(document)
  const pages = sitePages(boot.site.demo)
  const page = pageAt(pages, window.location.pathname)
  // Without its code the first draw would differ from the server's, and React would throw that away.
  const codes = page === undefined ? [null] : await Promise.all(codesOf(page).map((code) => code.ask()))
  if (codes.includes(null) && root.firstElementChild !== null) return sayUnfinished()
  const app = (
    <App boot={boot}>
      <ErrorBoundary>
        <BrowserRouter>
          <SiteRoutes pages={pages} />
        </BrowserRouter>
      </ErrorBoundary>
    </App>
  )
  if (root.firstElementChild === null) {
    document.querySelectorAll('[data-shell]').forEach((tag) => tag.remove())
    createRoot(root).render(app)
  } else startTransition(() => void hydrateRoot(root, app))
  followOtherTabs()
  await refreshProfile(page?.shell === true).catch(leaveUnconfirmed)
}

await start()
