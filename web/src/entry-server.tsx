import type { BootData } from './app/boot.ts'
import { codesOf } from './app/loaded-pages.ts'
import type { Page } from './app/page-route.ts'
import { App } from './app/app.tsx'
import { StaticRouter } from './app/router.ts'
import { MOVED, sitePages } from './app/routes.tsx'
import { SITE_FRAME } from './app/site-frame.ts'
import { pageAt, SiteRoutes } from './app/site-routes.tsx'
import { composePage } from './server/compose-page.ts'
import { inlineStyles, pageFiles } from './server/page-files.ts'
import { makeReadPageTexts } from './server/page-texts.ts'
import { type DrawnPage, emptyShell, splitHead } from './server/drawn-page.ts'
import { phrasesDeFermeture } from './server/phrases-de-fermeture.ts'
import { styleSource } from './server/style-source.ts'
import { renderToString } from 'react-dom/server'
import type { MakePageRenderer, RenderedPage } from '#adapters/http/contract/pages'
import { anneeDe } from '#domain/calendrier/date-civile'
import { aParis } from '#domain/calendrier/heure-de-paris'

/** Unlike the browser, the server has its code beside it: what cannot be read is a fault. */
const loadPage = async (page: Page): Promise<void> => {
  await page.load()
  await Promise.all(codesOf(page).map((code) => code.ask()))
}

const draw = (pages: readonly Page[], path: string, boot: BootData): DrawnPage =>
  splitHead(
    renderToString(
      <App boot={boot}>
        <StaticRouter location={path}>
          <SiteRoutes pages={pages} />
        </StaticRouter>
      </App>,
    ),
  )

const thisYear = (): number => anneeDe(aParis(new Date()).date)

const NOT_FOUND = '*'

/** Draws the public pages as whole HTML documents; private ones are the empty shell. */
export const makePageRenderer: MakePageRenderer = (assets, toujours) => {
  const pages = sitePages(toujours.demo)
  const drawBody = async (path: string): Promise<string> => {
    const page = pageAt(pages, path)
    if (page !== undefined) await loadPage(page)
    return draw(pages, path, { site: toujours, annee: thisYear() }).body
  }
  const readPageTexts = makeReadPageTexts(drawBody)
  return async (path, formulaire, fermetures = []): Promise<RenderedPage> => {
    const site = fermetures.length === 0 ? toujours : { ...toujours, fermetures: phrasesDeFermeture(fermetures) }
    const { pathname } = new URL(path, site.url)
    const moved = MOVED.find((address) => address.path === pathname)
    if (moved !== undefined) return { kind: 'redirect', status: 301, location: moved.location }
    const page = pageAt(pages, pathname)
    if (page === undefined) throw new Error('no page takes what the others leave')
    await loadPage(page)
    const files = pageFiles(assets.manifest, page.bare ? [page.module] : [SITE_FRAME, page.module], page.deferred)
    const boot = {
      site,
      annee: thisYear(),
      ...(formulaire === undefined ? {} : { formulaire }),
      ...(page.textes ? { textes: await readPageTexts() } : {}),
    }
    const style = await inlineStyles(files.styles, assets.readText)
    const drawn = page.shell ? emptyShell(site) : draw(pages, path, boot)
    return {
      kind: 'page',
      status: page.path === NOT_FOUND ? 404 : 200,
      html: composePage({ template: assets.template, ...drawn, files, style, boot }),
      styleSources: [await styleSource(style)],
      // An address with a parameter has as many writings as one likes.
      cacheable: !/[:*]/.test(page.path) && formulaire === undefined,
    }
  }
}
