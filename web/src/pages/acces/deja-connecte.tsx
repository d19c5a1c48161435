import { Button, ButtonLink } from '../../components/button.tsx'
import { SESSION_TEXTS } from '../../contents/chrome-texts.ts'
import { CONNEXION_TEXTS, dejaConnecteTexte } from '../../contents/connexion-texts.ts'
import { CHEMIN_ADMIN, CHEMIN_CHANGEMENT } from '../../features/connexion/destination.ts'
import { CHEMIN_PRESTATIONS } from '../../features/espace/chemins.ts'
import type { ClientConnecte } from '../../features/session/client-connecte.ts'
import { closeSession } from '../../features/session/session-store.ts'
import styles from './acces.module.css'

/** Where to go from a login that is not needed, or how to leave for another one. */
export const DejaConnecte = ({ client: { nom, admin } }: { readonly client: ClientConnecte }) => (
  <section className={styles['sheet']} aria-labelledby="deja">
    <h2 id="deja">{CONNEXION_TEXTS.dejaTitre}</h2>
    <p>{dejaConnecteTexte(nom)}</p>
    <div className={styles['actions']}>
      <ButtonLink variant="primary" to={admin ? CHEMIN_ADMIN : CHEMIN_PRESTATIONS}>
        {admin ? SESSION_TEXTS.administration : SESSION_TEXTS.prestations}
      </ButtonLink>
      <ButtonLink to={CHEMIN_CHANGEMENT}>{CONNEXION_TEXTS.changer}</ButtonLink>
      <Button variant="quiet" onClick={closeSession}>
        {CONNEXION_TEXTS.deconnexion}
      </Button>
    </div>
  </section>
)
