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

/** A form that was refused without JavaScript: what was typed, and what is wrong with it. */
export type FormulaireRefuse = {
  readonly valeurs: Readonly<Record<string, string>>
  /** A sentence for each field at fault. */
  readonly champs: Readonly<Record<string, string>>
  /** The sentence for the whole form. */
  readonly message: string
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

/** A whole answer. `cacheable` is false for unknown paths and for pages drawn with a query: their number has no bound. */
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

/** Pages that the server draws with their query; any other is one page whatever its query. */
export const PATHS_WITH_QUERY: readonly string[] = ['/search', '/contact']

/** Longest query that a page is drawn with: the longest search term fits, each character written as twelve. */
export const QUERY_LENGTH_MAX = 1_500

/**
 * Answers a path, with its query if it is drawn with one (`/search?q=box`), and the form on it if that was refused.
 * Rejects only on a defect.
 */
export type PageRenderer = (path: string, formulaire?: FormulaireRefuse) => Promise<RenderedPage>

/** The single export the server takes from `dist/server/entry-server.js`. */
export type MakePageRenderer = (assets: PageAssets, site: SiteData) => PageRenderer

/** Shape of the module `dist/server/entry-server.js`, to type its dynamic import. */
export type PageRendererModule = { readonly makePageRenderer: MakePageRenderer }

/** A field that people do not see: whoever fills it is a machine. */
export const PIEGE = 'objet'

/** Shown once a message is recorded. */
export const MESSAGE_ENVOYE = 'Votre message a été envoyé avec succès !'

/** Shown when a message could not be recorded. */
export const ECHEC_DE_L_ENVOI = "Erreur lors de l'envoi du message"

/** Pages for search engines, in the order of the sitemap. A test of the site holds them against its routes. */
export const INDEXED_PATHS: readonly string[] = [
  '/',
  '/services',
  '/contact',
  '/commander',
  '/conditions-generales',
  '/retractation',
  '/mentions-legales',
  '/politique-confidentialite',
  '/politique-cookies',
  '/plan-du-site',
  '/accessibilite',
]

/** What crawlers are asked to leave alone: calls, and pages that depend on who looks or carry a key. */
export const PRIVATE_PATHS: readonly string[] = [
  '/api/',
  '/admin',
  '/debug-admin',
  '/mes-prestations',
  '/compte-client',
  '/changer-mot-de-passe',
  '/validation-date/',
  '/verifier/',
  '/devis/',
  '/agenda/',
]
