import { Link } from '../../app/router.ts'
import { useAlive } from '../../browser/use-alive.ts'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/text-field.tsx'
import { REINITIALISATION_TEXTS } from '../../contents/reinitialisation-texts.ts'
import { AlerteNotice } from '../../features/formulaire/alerte-notice.tsx'
import { useReinitialisation } from '../../features/reinitialisation/use-reinitialisation.ts'
import styles from './acces.module.css'
import { SuiteReinitialisation } from './suite-reinitialisation.tsx'

type Props = { readonly onRecommencer: () => void }

/** The address, then what to do with the mail. */
export const DemandeReinitialisation = ({ onRecommencer }: Props) => {
  const { envoi, nouvelle, liaison } = useReinitialisation()
  const vivant = useAlive()
  const enCours = envoi.etape === 'en_cours'
  if (envoi.etape === 'reussi') return <SuiteReinitialisation cible={nouvelle} onRecommencer={onRecommencer} />
  return (
    <form {...liaison} method="post" className={styles['sheet']} aria-label={REINITIALISATION_TEXTS.titre}>
      <div ref={nouvelle} tabIndex={-1}>
        <AlerteNotice alerte={envoi.alerte} />
      </div>
      <noscript>
        <p>{REINITIALISATION_TEXTS.sansScript}</p>
      </noscript>
      <TextField
        name="email"
        label={REINITIALISATION_TEXTS.email}
        error={envoi.erreurs.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={enCours}
      />
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" busy={enCours} disabled={!vivant}>
          {enCours ? REINITIALISATION_TEXTS.enCours : REINITIALISATION_TEXTS.envoyer}
        </Button>
        <Link to="/login">{REINITIALISATION_TEXTS.retour}</Link>
      </div>
    </form>
  )
}
