import { NavLink } from '../app/router.ts'
import { SITE_TEXTS } from '../contents/site-texts.ts'
import { AccountIcon, ContactIcon, HomeIcon, ServicesIcon } from './icons.tsx'
import styles from './navigation.module.css'

const LINKS = [
  { to: '/', text: SITE_TEXTS.accueil, Icon: HomeIcon },
  { to: '/services', text: SITE_TEXTS.services, Icon: ServicesIcon },
  { to: '/contact', text: SITE_TEXTS.contact, Icon: ContactIcon },
  { to: '/login', text: SITE_TEXTS.connexion, Icon: AccountIcon },
] as const

/** Links of the header, on a tablet or wider. */
export const TopNavigation = () => (
  <nav className={styles['top']} aria-label={SITE_TEXTS.menu}>
    <ul>
      {LINKS.map(({ to, text }) => (
        <li key={to}>
          <NavLink to={to} end={to === '/'}>
            {text}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
)

/** The same links under the thumb, on a phone. */
export const TabBar = () => (
  <nav className={styles['tabs']} aria-label={SITE_TEXTS.tabs}>
    <ul>
      {LINKS.map(({ to, text, Icon }) => (
        <li key={to}>
          <NavLink to={to} end={to === '/'}>
            <Icon />
            {text}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
)
