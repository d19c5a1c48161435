import { createElement, type ReactNode } from 'react'
import { useCode } from '../browser/use-code.ts'
import { Head } from '../components/head.tsx'
import { LostCode } from '../components/lost-code.tsx'
import { LOST_CODE_TEXTS } from '../contents/site-texts.ts'
import { BareLayout } from './bare-layout.tsx'
import { codeOf } from './loaded-pages.ts'
import type { Page } from './page-route.ts'
import { matchPath, Navigate, useLocation, useRoutes } from './router.ts'
import { MOVED } from './routes.tsx'
import { siteFrame } from './site-frame.ts'

/** In the frame of the site: what else there is can be gone to, and come back from. */
const LostPage = () => (
  <>
    <Head title={LOST_CODE_TEXTS.page} description={LOST_CODE_TEXTS.texte} />
    <h1 tabIndex={-1}>{LOST_CODE_TEXTS.page}</h1>
    <LostCode />
  </>
)

/** Draws a page; while its code is on its way, the page before it stays. */
const PageView = ({ page }: { readonly page: Page }) => createElement(useCode(codeOf(page)) ?? LostPage)

const SiteFrame = ({ children }: { readonly children: ReactNode }) =>
  createElement(useCode(siteFrame) ?? BareLayout, null, children)

/** The page of a path. The last one, `*`, takes what no other does. */
export const pageAt = (pages: readonly Page[], pathname: string): Page | undefined =>
  pages.find(({ path }) => matchPath(path, pathname) !== null)

/** Every screen behind its address, in the frame of the site or in its own. */
export const SiteRoutes = ({ pages }: { readonly pages: readonly Page[] }) => {
  const page = useRoutes([
    ...pages.map((page) => ({ path: page.path, element: <PageView page={page} /> })),
    ...MOVED.map(({ path, location }) => ({ path, element: <Navigate to={location} replace /> })),
  ])
  const bare = pageAt(pages, useLocation().pathname)?.bare === true
  return bare ? <BareLayout>{page}</BareLayout> : <SiteFrame>{page}</SiteFrame>
}
