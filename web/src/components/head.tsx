import { useLocation } from '../app/router.ts'
import { useSite } from '../app/site.ts'
import { IMAGE_DE_PARTAGE, motsClesDe } from '../contents/partage.ts'

type Props = {
  readonly title: string
  readonly description: string
  /** Canonical path: several addresses may show one screen. Without it, the address itself, and the page must not be indexed. */
  readonly canonical?: string
  /** Kept from search engines though it has an address of its own. */
  readonly noindex?: boolean
}

type Shared = Pick<Props, 'description'> & { readonly whole: string }

/** Open Graph, which most networks read, and what the others want under their own name. */
const Sharing = ({ whole, description }: Shared) => {
  const { url, entreprise } = useSite()
  const image = `${url}${IMAGE_DE_PARTAGE.chemin}`
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:site_name" content={entreprise.nom} />
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={IMAGE_DE_PARTAGE.largeur} />
      <meta property="og:image:height" content={IMAGE_DE_PARTAGE.hauteur} />
      <meta property="og:image:alt" content={IMAGE_DE_PARTAGE.texte} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={whole} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
    </>
  )
}

/** Title, description, keywords, sharing tags and canonical link of a page. React moves them to the head. */
export const Head = ({ title, description, canonical, noindex = canonical === undefined }: Props) => {
  const { url, entreprise } = useSite()
  const { pathname } = useLocation()
  const whole = `${title} – ${entreprise.nom}`
  const href = `${url}${canonical ?? pathname}`
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={motsClesDe(canonical)} />
      <Sharing whole={whole} description={description} />
      {noindex ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={href} />
      <meta property="og:url" content={href} />
    </>
  )
}
