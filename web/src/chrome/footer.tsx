import { usePageYear, useSite } from '../app/site.ts'
import { PhoneLink } from '../components/phone-link.tsx'
import { copyright, FOOTER_TEXTS, LIENS_UTILES } from '../contents/chrome-texts.ts'
import { HORAIRES_ACCUEIL } from '../contents/horaires.ts'
import { SITE_TEXTS } from '../contents/site-texts.ts'
import { ExternalLinks, LegalLinks, SiteLinks } from './footer-links.tsx'
import styles from './footer.module.css'
import { FooterSearch } from './footer-search.tsx'
import { ScrollButtons } from './scroll-buttons.tsx'

const Contact = () => {
  const { entreprise } = useSite()
  const [semaine] = HORAIRES_ACCUEIL
  return (
    <div data-wide>
      <p className={styles['name']}>{FOOTER_TEXTS.contact}</p>
      <ul>
        <li>
          <PhoneLink telephone={entreprise.telephone} />
        </li>
        <li>
          <a href={`mailto:${entreprise.email}`}>{entreprise.email}</a>
        </li>
        <li>
          {entreprise.codePostal} {entreprise.ville}
        </li>
        <li>
          {semaine?.jours}, {semaine?.heures}
        </li>
      </ul>
    </div>
  )
}

/** The footer of every page. */
export const Footer = () => {
  const { nom, reseaux } = useSite().entreprise
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <Contact />
        <SiteLinks />
        <LegalLinks />
        <ExternalLinks titre={FOOTER_TEXTS.utiles} liens={LIENS_UTILES} />
        {reseaux.length === 0 ? null : <ExternalLinks titre={FOOTER_TEXTS.reseaux} liens={reseaux} />}
        <div className={styles['tools']}>
          <FooterSearch />
          <ScrollButtons />
        </div>
        <p className={styles['legal']}>
          <span>
            {copyright(usePageYear(), nom)}. {SITE_TEXTS.droits}
          </span>
          <span>{SITE_TEXTS.franchise}</span>
        </p>
      </div>
    </footer>
  )
}
