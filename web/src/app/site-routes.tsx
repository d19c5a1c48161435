import { createElement, use } from 'react'
import { loadedPage, loadPage } from './loaded-pages.ts'
import type { Page } from './page-route.ts'
import { matchPath, Navigate, useRoutes } from './router.ts'
import { MOVED } from './routes.tsx'
import { SiteLayout } from './site-layout.tsx'

/** Draws a page; while its code is on its way, the page before it stays. */
const PageView = ({ page }: { readonly page: Page }) => createElement(loadedPage(page) ?? use(loadPage(page)))

/** The page of a path. The last one, `*`, takes what no other does. */
export const pageAt = (pages: readonly Page[], pathname: string): Page | undefined =>
  pages.find(({ path }) => matchPath(path, pathname) !== null)

/** Every screen behind its address, in the frame of the site. */
export const SiteRoutes = ({ pages }: { readonly pages: readonly Page[] }) => {
  const page = useRoutes([
    ...pages.map((page) => ({ path: page.path, element: <PageView page={page} /> })),
    ...MOVED.map(({ path, location }) => ({ path, element: <Navigate to={location} replace /> })),
  ])
  return <SiteLayout>{page}</SiteLayout>
}
