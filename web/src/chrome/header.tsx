import { Link } from '../app/router.ts'
import { useSite } from '../app/site.ts'
import { LogoMark } from '../drawings/logo-mark.tsx'
import styles from './header.module.css'
import { TopNavigation } from './navigation.tsx'
import { SearchLink } from './search-link.tsx'
import { SessionBox } from './session-box.tsx'

/** Top of every page: who this is, where to go, who is logged in. */
export const Header = () => (
  <header className={styles['header']}>
    <div className={styles['inner']}>
      <Link to="/" className={styles['brand']}>
        <LogoMark />
        <span>{useSite().entreprise.nom}</span>
      </Link>
      <div className={styles['ways']}>
        <TopNavigation />
        <SearchLink />
        <SessionBox />
      </div>
    </div>
  </header>
)
