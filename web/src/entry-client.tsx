// First: it declares the order of the CSS layers.
import './styles/site.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { readBootData } from './app/boot.ts'
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from './app/router.ts'
import { siteRoutes } from './app/routes.tsx'

/** Without this the router would draw its waiting state first, and React would throw the server's markup away. */
const loadMatchedPages = async (routes: RouteObject[]): Promise<void> => {
  const matched = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

const start = async (): Promise<void> => {
  const root = document.getElementById('app')
  if (root === null) throw new Error('the page has no #app element')
  const boot = readBootData(document)
  const routes = siteRoutes(boot.site.demo)
  await loadMatchedPages(routes)
  const app = (
    <App boot={boot}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </App>
  )
  if (root.firstElementChild === null) createRoot(root).render(app)
  else startTransition(() => void hydrateRoot(root, app))
}

await start()
