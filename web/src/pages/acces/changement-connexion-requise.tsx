import { ButtonLink } from '../../components/button.tsx'
import { CHANGEMENT_TEXTS } from '../../contents/changement-texts.ts'
import styles from './acces.module.css'

/** A password is changed by whoever knows the present one. */
export const ChangementConnexionRequise = () => (
  <div className={styles['news']}>
    <p className={styles['lead']}>{CHANGEMENT_TEXTS.requiseTexte}</p>
    <div className={styles['actions']}>
      <ButtonLink variant="primary" to="/login">
        {CHANGEMENT_TEXTS.connexion}
      </ButtonLink>
      <ButtonLink to="/reset-password" variant="quiet">
        {CHANGEMENT_TEXTS.nouveauDemande}
      </ButtonLink>
    </div>
  </div>
)
