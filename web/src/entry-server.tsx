import type { BootData } from './app/boot.ts'
import type { PageHandle } from './app/page-route.ts'
import { App } from './app/app.tsx'
import { createStaticHandler, createStaticRouter, isRouteErrorResponse, StaticRouterProvider } from './app/router.ts'
import { siteRoutes } from './app/routes.tsx'
import { composePage } from './server/compose-page.ts'
import { inlineStyles, pageFiles } from './server/page-files.ts'
import { makeReadPageTexts } from './server/page-texts.ts'
import { type DrawnPage, emptyShell, splitHead } from './server/drawn-page.ts'
import { styleSource } from './server/style-source.ts'
import { renderToString } from 'react-dom/server'
import type { MakePageRenderer, RenderedPage } from '#adapters/http/contract/pages'
import { anneeDe } from '#domain/calendrier/date-civile'
import { aParis } from '#domain/calendrier/heure-de-paris'

type Handler = ReturnType<typeof createStaticHandler>
type Context = Exclude<Awaited<ReturnType<Handler['query']>>, Response>

/** The error screen must never hide a defect: the server logs it and answers 500. */
const rethrowDefects = (context: Context): void => {
  for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) throw error
}

const handleOf = (context: Context): PageHandle | undefined =>
  context.matches
    .map((match) => match.route.handle as PageHandle | undefined)
    .findLast((handle) => handle !== undefined)

const isUnknownPath = (context: Context): boolean => context.matches.some((match) => match.route.path === '*')

const toRedirect = (response: Response): RenderedPage => ({
  kind: 'redirect',
  status: response.status,
  location: response.headers.get('location') ?? '/',
})

const draw = (handler: Handler, context: Context, boot: BootData): DrawnPage =>
  splitHead(
    renderToString(
      <App boot={boot}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>,
    ),
  )

const thisYear = (): number => anneeDe(aParis(new Date()).date)

/** Draws the public pages as whole HTML documents; private ones are the empty shell. Section 2. */
export const makePageRenderer: MakePageRenderer = (assets, site) => {
  const handler = createStaticHandler(siteRoutes(site.demo))
  const query = (path: string) => handler.query(new Request(new URL(path, site.url)))
  const readPageTexts = makeReadPageTexts(async (path) => {
    const context = await query(path)
    return context instanceof Response ? '' : draw(handler, context, { site, annee: thisYear() }).body
  })
  return async (path, formulaire) => {
    const context = await query(path)
    if (context instanceof Response) return toRedirect(context)
    rethrowDefects(context)
    const handle = handleOf(context)
    const files = pageFiles(assets.manifest, handle?.module, handle?.deferred)
    const boot = {
      site,
      annee: thisYear(),
      ...(formulaire === undefined ? {} : { formulaire }),
      ...(handle?.textes === true ? { textes: await readPageTexts() } : {}),
    }
    const style = await inlineStyles(files.styles, assets.readText)
    const drawn = handle?.shell === true ? emptyShell(site) : draw(handler, context, boot)
    return {
      kind: 'page',
      status: isUnknownPath(context) ? 404 : context.statusCode,
      html: composePage({ template: assets.template, ...drawn, files, style, boot }),
      styleSources: [await styleSource(style)],
      cacheable: !isUnknownPath(context) && formulaire === undefined,
    }
  }
}
