import type { Fermeture } from '#domain/agenda/absence'
import type { EntreprisePublique } from '#domain/entreprise/entreprise'

/** The data of a page at run time. It is sent to the browser, so it must not contain anything private. */
export type SiteData = {
  readonly url: string
  /** The business from the settings, read when the server starts. */
  readonly entreprise: EntreprisePublique
  /** Map tiles; `null` draws the zone without them. */
  readonly tuiles: { readonly url: string; readonly attribution: string } | null
  readonly demo: boolean
  /** Sentences about closures to come, drawn on the page; absent if there are none. */
  readonly fermetures?: readonly string[]
}

export type BuiltModule = {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}

export type FormulaireRefuse = {
  readonly valeurs: Readonly<Record<string, string>>
  readonly champs: Readonly<Record<string, string>>
  readonly message: string
}

type PageAssets = {
  readonly template: string
  readonly manifest: Readonly<Record<string, BuiltModule>>
  /** Reads a text file by its path below `dist/client`, for example `assets/site-1a2b.css`. */
  readonly readText: (file: string) => Promise<string>
}

/** A complete answer. `cacheable` is false for unknown paths and pages with a query: there may be any number of them. */
export type RenderedPage =
  | {
      readonly kind: 'page'
      readonly status: number
      readonly html: string
      /** The CSP sources of the inline styles, for example `'sha256-…'` with quotes. */
      readonly styleSources: readonly string[]
      readonly cacheable: boolean
    }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }

/** Pages whose content depends on their query; the query of other pages is ignored. */
export const PATHS_WITH_QUERY: readonly string[] = ['/search', '/contact']

/** The longest query of a page: room for the longest search term with each character encoded as twelve. */
export const QUERY_LENGTH_MAX = 1_500

/** Renders a path, with its query if the page uses it (`/search?q=box`), and a refused form on it, if any. Rejects only on a bug. */
export type PageRenderer = (
  path: string,
  formulaire?: FormulaireRefuse,
  fermetures?: readonly Fermeture[],
) => Promise<RenderedPage>

export type MakePageRenderer = (assets: PageAssets, site: SiteData) => PageRenderer

export type PageRendererModule = { readonly makePageRenderer: MakePageRenderer }

/** The name of a hidden field: only robots fill it in. */
export const PIEGE = 'objet'

export const MESSAGE_ENVOYE = 'Votre message a été envoyé avec succès !'

export const ECHEC_DE_L_ENVOI = "Erreur lors de l'envoi du message"

/** The pages for search engines, in sitemap order. A test compares them with the routes of the site. */
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

/** Paths that crawlers must not read: calls, and pages that depend on the reader or contain a key. */
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
