import { Button, ButtonLink } from '../components/button.tsx'
import { PhoneLink } from '../components/phone-link.tsx'
import { ERROR_TEXTS } from '../contents/site-texts.ts'
import { useSite } from './site.ts'
import styles from './error-screen.module.css'

/** Section 2, error fallback. Shows no detail of the defect; the home link reloads, to leave the broken state behind. */
export const ErrorScreen = () => (
  <div data-site className={styles['screen']}>
    <title>{ERROR_TEXTS.titre}</title>
    <main className={styles['main']}>
      <h1>{ERROR_TEXTS.titre}</h1>
      <p role="alert">{ERROR_TEXTS.texte}</p>
      <div className={styles['actions']}>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {ERROR_TEXTS.recharger}
        </Button>
        <ButtonLink to="/" reloadDocument>
          {ERROR_TEXTS.accueil}
        </ButtonLink>
      </div>
      <p className={styles['foot']}>
        {ERROR_TEXTS.appel} <PhoneLink telephone={useSite().entreprise.telephone} />
      </p>
    </main>
  </div>
)
