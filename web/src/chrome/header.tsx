import { Link } from '../app/router.ts'
import { useSite } from '../app/site.ts'
import { LogoMark } from '../drawings/logo-mark.tsx'
import styles from './header.module.css'
import { TopNavigation } from './navigation.tsx'

/** Top of every page: who this is, and where to go. */
export const Header = () => (
  <header className={styles['header']}>
    <div className={styles['inner']}>
      <Link to="/" className={styles['brand']}>
        <LogoMark />
        <span>{useSite().entreprise.nom}</span>
      </Link>
      <TopNavigation />
    </div>
  </header>
)
