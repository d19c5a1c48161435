import { useSite } from '../app/site.ts'
import { SITE_TEXTS } from '../contents/site-texts.ts'

type Props = {
  readonly title: string
  readonly description: string
  /** Canonical path: several addresses may show one screen. Absent on pages that must not be indexed. */
  readonly canonical?: string
}

/** Title, description, keywords, sharing tags and canonical link of a page. Section 2. React moves them to the head. */
export const Head = ({ title, description, canonical }: Props) => {
  const site = useSite()
  const whole = `${title} – ${site.entreprise.nom}`
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={SITE_TEXTS.motsCles} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:site_name" content={site.entreprise.nom} />
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content="summary" />
      {canonical === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={`${site.url}${canonical}`} />
          <meta property="og:url" content={`${site.url}${canonical}`} />
        </>
      )}
    </>
  )
}
