import { NavLink } from '../app/router.ts'
import { RECHERCHE_TEXTS } from '../contents/recherche-texts.ts'
import { CHEMIN_RECHERCHE } from '../features/recherche/chemin-recherche.ts'
import { SearchIcon } from './search-icon.tsx'
import styles from './search-link.module.css'

/** The way to the search from the top of every page, on a phone too. */
export const SearchLink = () => (
  <NavLink to={CHEMIN_RECHERCHE} className={styles['link'] ?? ''}>
    <SearchIcon />
    <span className="visually-hidden">{RECHERCHE_TEXTS.envoyer}</span>
  </NavLink>
)
