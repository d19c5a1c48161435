import type { ReactNode } from 'react'
import { Link } from '../app/router.ts'
import { FOOTER_TEXTS } from '../contents/chrome-texts.ts'
import { SITE_TEXTS } from '../contents/site-texts.ts'
import { askAgain } from '../features/consentement/consentement-store.ts'
import styles from './footer.module.css'

type LienInterne = { readonly to: string; readonly texte: string }

const SITE: readonly LienInterne[] = [
  { to: '/services', texte: SITE_TEXTS.services },
  { to: '/commander', texte: FOOTER_TEXTS.commander },
  { to: '/contact', texte: SITE_TEXTS.contact },
  { to: '/plan-du-site', texte: FOOTER_TEXTS.plan },
  { to: '/accessibilite', texte: FOOTER_TEXTS.accessibilite },
]

const LEGAL: readonly LienInterne[] = [
  { to: '/conditions-generales', texte: FOOTER_TEXTS.conditions },
  { to: '/retractation', texte: FOOTER_TEXTS.retractation },
  { to: '/mentions-legales', texte: FOOTER_TEXTS.mentions },
  { to: '/politique-confidentialite', texte: FOOTER_TEXTS.confidentialite },
  { to: '/politique-cookies', texte: FOOTER_TEXTS.cookies },
]

type FooterListProps = {
  readonly titre: string
  /** Its words do not fit in half a phone. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A list of the footer under its word. */
export const FooterList = ({ titre, wide = false, children }: FooterListProps) => (
  <div data-wide={wide || undefined}>
    <p className={styles['name']}>{titre}</p>
    <ul>{children}</ul>
  </div>
)

const internes = (liens: readonly LienInterne[]): ReactNode =>
  liens.map(({ to, texte }) => (
    <li key={to}>
      <Link to={to}>{texte}</Link>
    </li>
  ))

export const SiteLinks = () => <FooterList titre={FOOTER_TEXTS.site}>{internes(SITE)}</FooterList>

export const LegalLinks = () => (
  <FooterList titre={FOOTER_TEXTS.legal}>
    {internes(LEGAL)}
    <li>
      <button type="button" className={styles['again']} onClick={askAgain}>
        {FOOTER_TEXTS.gererCookies}
      </button>
    </li>
  </FooterList>
)

/** Links that leave the site: useful ones, or the networks of the business. */
export const ExternalLinks = ({
  titre,
  liens,
}: {
  readonly titre: string
  readonly liens: readonly { readonly nom: string; readonly url: string }[]
}) => (
  <FooterList titre={titre} wide>
    {liens.map(({ nom, url }) => (
      <li key={url}>
        <a href={url}>{nom}</a>
      </li>
    ))}
  </FooterList>
)
