import { Link } from '../app/router.ts'
import { useSite } from '../app/site.ts'
import { PhoneLink } from '../components/phone-link.tsx'
import { HORAIRES_ACCUEIL } from '../contents/horaires.ts'
import { SITE_TEXTS } from '../contents/site-texts.ts'
import styles from './footer.module.css'

/** Foot of every page: how to reach the business. */
export const Footer = () => {
  const { entreprise } = useSite()
  const [semaine] = HORAIRES_ACCUEIL
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div>
          <p className={styles['name']}>{entreprise.nom}</p>
          <p>{SITE_TEXTS.metier}</p>
        </div>
        <div>
          <p>
            <PhoneLink telephone={entreprise.telephone} />
          </p>
          <p>
            <a href={`mailto:${entreprise.email}`}>{entreprise.email}</a>
          </p>
          <p>
            {semaine?.jours}, {semaine?.heures}
          </p>
        </div>
        <ul>
          <li>
            <Link to="/services">{SITE_TEXTS.services}</Link>
          </li>
          <li>
            <Link to="/contact">{SITE_TEXTS.contact}</Link>
          </li>
        </ul>
        <p className={styles['legal']}>{SITE_TEXTS.franchise}</p>
      </div>
    </footer>
  )
}
