import { ButtonLink } from '../../components/button.tsx'
import { CONNEXION_TEXTS } from '../../contents/connexion-texts.ts'
import styles from './acces.module.css'

/** Nobody creates an account: the first order does. */
export const PremiereCommande = () => (
  <section className={styles['aside']} aria-labelledby="premiere">
    <h2 id="premiere" className={styles['asideTitle']}>
      {CONNEXION_TEXTS.premiereTitre}
    </h2>
    <p>{CONNEXION_TEXTS.premiere}</p>
    <ButtonLink to="/services">{CONNEXION_TEXTS.commander}</ButtonLink>
  </section>
)
