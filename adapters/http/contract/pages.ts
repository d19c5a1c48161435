import type { Fermeture } from '#domain/agenda/absence'
import type { EntreprisePublique } from '#domain/entreprise/entreprise'

/** Everything a page needs to know at run time. It travels to the browser, so it holds nothing private. */
export type SiteData = {
  readonly url: string
  /** The business as read when the server starts, never at build time. */
  readonly entreprise: EntreprisePublique
  /** Map tiles; `null` draws the zone without them. */
  readonly tuiles: { readonly url: string; readonly attribution: string } | null
  readonly demo: boolean
  /** Sentences on closures to come, as the page was drawn with; absent when there are none. */
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
export type PageRenderer = (
  path: string,
  formulaire?: FormulaireRefuse,
  fermetures?: readonly Fermeture[],
) => Promise<RenderedPage>

export type MakePageRenderer = (assets: PageAssets, site: SiteData) => PageRenderer

export type PageRendererModule = { readonly makePageRenderer: MakePageRenderer }

/** A field that people do not see: whoever fills it is a machine. */
export const PIEGE = 'objet'

export const MESSAGE_ENVOYE = 'Votre message a été envoyé avec succès !'

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
