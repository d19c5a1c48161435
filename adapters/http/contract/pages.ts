import type { EntreprisePublique } from '#domain/entreprise/entreprise'

/** Everything a page needs to know at run time. It travels to the browser, so it holds nothing private. */
export type SiteData = {
  /** Public address without the final slash. */
  readonly url: string
  /** The business as read when the server starts, never at build time. */
  readonly entreprise: EntreprisePublique
  /** Map tiles; `null` draws the zone without them. */
  readonly tuiles: { readonly url: string; readonly attribution: string } | null
  readonly demo: boolean
}

/** One entry of the build's `.vite/manifest.json`, as far as pages read it. */
export type BuiltModule = {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}

/** What the browser's build left on disk, handed over by the server. */
export type PageAssets = {
  /** Text of `dist/client/index.html`. */
  readonly template: string
  /** Parsed `dist/client/.vite/manifest.json`. */
  readonly manifest: Readonly<Record<string, BuiltModule>>
  /** Text of one file, by its path below `dist/client`: `assets/site-1a2b.css`. */
  readonly readText: (file: string) => Promise<string>
}

/** A whole answer. `cacheable` is false for unknown paths, whose number has no bound. */
export type RenderedPage =
  | {
      readonly kind: 'page'
      readonly status: number
      readonly html: string
      /** CSP sources, `'sha256-…'` with their quotes, one per inlined style. */
      readonly styleSources: readonly string[]
      readonly cacheable: boolean
    }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }

/** Answers a path (`/services`, without the query) with its page. Rejects only on a defect. */
export type PageRenderer = (pathname: string) => Promise<RenderedPage>

/** The single export the server takes from `dist/server/entry-server.js`. */
export type MakePageRenderer = (assets: PageAssets, site: SiteData) => PageRenderer

/** Shape of the module `dist/server/entry-server.js`, to type its dynamic import. */
export type PageRendererModule = { readonly makePageRenderer: MakePageRenderer }
