import { Link } from '../../app/router.ts'
import { useAlive } from '../../browser/use-alive.ts'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { CONNEXION_TEXTS } from '../../contents/connexion-texts.ts'
import type { ChampConnexion } from '../../features/connexion/champs.ts'
import { ChampsConnexion } from '../../features/connexion/champs-connexion.tsx'
import type { Formulaire } from '../../features/formulaire/use-envoi.ts'
import { useSessionExpiree } from '../../features/session/use-session-expiree.ts'
import styles from './acces.module.css'

/** Sent by the script alone: until it is there the button stays shut, so that no password goes elsewhere. */
export const FormulaireConnexion = ({ envoi, nouvelle, liaison }: Formulaire<ChampConnexion>) => {
  const vivant = useAlive()
  const enCours = envoi.etape === 'en_cours'
  return (
    <form {...liaison} method="post" className={styles['sheet']} aria-label={CONNEXION_TEXTS.titre}>
      {useSessionExpiree() ? (
        <Notice kind="info" title={CONNEXION_TEXTS.expiree}>
          <p>{CONNEXION_TEXTS.expireeTexte}</p>
        </Notice>
      ) : null}
      <noscript>
        <p>{CONNEXION_TEXTS.sansScript}</p>
      </noscript>
      <ChampsConnexion envoi={envoi} nouvelle={nouvelle} />
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" busy={enCours} disabled={!vivant}>
          {enCours ? CONNEXION_TEXTS.enCours : CONNEXION_TEXTS.connecter}
        </Button>
        <Link to="/reset-password">{CONNEXION_TEXTS.oublie}</Link>
      </div>
    </form>
  )
}
