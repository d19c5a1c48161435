import { useLocation } from '../../app/router.ts'
import { ButtonLink } from '../../components/button.tsx'
import { CONNEXION_TEXTS } from '../../contents/connexion-texts.ts'
import { CONNEXION_REQUISE, ESPACE_TEXTS } from '../../contents/mon-espace-texts.ts'
import { useSessionExpiree } from '../../features/session/use-session-expiree.ts'
import styles from './espace.module.css'

/** Log in (and come back), order, or go home. */
export const ConnexionRequise = () => {
  const { pathname } = useLocation()
  const expiree = useSessionExpiree()
  return (
    <div className={styles['alone']}>
      <h1 tabIndex={-1}>{ESPACE_TEXTS.titre}</h1>
      {expiree ? <p>{CONNEXION_TEXTS.expiree}.</p> : null}
      <p>{CONNEXION_REQUISE}</p>
      <p>{ESPACE_TEXTS.connexionAide}</p>
      <div className={styles['actions']}>
        <ButtonLink variant="primary" to={`/login?retour=${encodeURIComponent(pathname)}`}>
          {ESPACE_TEXTS.connexion}
        </ButtonLink>
        <ButtonLink to="/commander">{ESPACE_TEXTS.commander}</ButtonLink>
        <ButtonLink to="/" variant="quiet">
          {ESPACE_TEXTS.accueil}
        </ButtonLink>
      </div>
    </div>
  )
}
