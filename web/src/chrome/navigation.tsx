import type { ReactElement } from 'react'
import { NavLink } from '../app/router.ts'
import { SESSION_TEXTS } from '../contents/chrome-texts.ts'
import { SITE_TEXTS } from '../contents/site-texts.ts'
import type { ClientConnecte } from '../features/session/client-connecte.ts'
import { useClient } from '../features/session/use-client.ts'
import { AccountIcon, ContactIcon, HomeIcon, ServicesIcon } from './icons.tsx'
import styles from './navigation.module.css'

type Entry = {
  readonly to: string
  readonly text: string
  /** For the tab bar, where a word has little room. */
  readonly short?: string
  readonly Icon: () => ReactElement
}

const PAGES: readonly Entry[] = [
  { to: '/', text: SITE_TEXTS.accueil, Icon: HomeIcon },
  { to: '/services', text: SITE_TEXTS.services, Icon: ServicesIcon },
  { to: '/contact', text: SITE_TEXTS.contact, Icon: ContactIcon },
]

/** Where the account link leads depends on who is logged in. */
const accountOf = (client: ClientConnecte | null): Entry => {
  if (client === null) return { to: '/login', text: SITE_TEXTS.connexion, Icon: AccountIcon }
  return client.admin
    ? { to: '/admin', text: SESSION_TEXTS.administration, short: SESSION_TEXTS.admin, Icon: AccountIcon }
    : { to: '/mes-prestations', text: SESSION_TEXTS.prestations, Icon: AccountIcon }
}

const useEntries = (): readonly Entry[] => [...PAGES, accountOf(useClient())]

/** Links of the header, on a tablet or wider. */
export const TopNavigation = () => (
  <nav className={styles['top']} aria-label={SITE_TEXTS.menu}>
    <ul>
      {useEntries().map(({ to, text }) => (
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
      {useEntries().map(({ to, text, short = text, Icon }) => (
        <li key={to}>
          <NavLink to={to} end={to === '/'}>
            <Icon />
            {short}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
)
