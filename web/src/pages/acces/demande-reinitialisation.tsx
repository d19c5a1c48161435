import { Link } from '../../app/router.ts'
import { useAlive } from '../../browser/use-alive.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { TextField } from '../../components/text-field.tsx'
import {
  REINITIALISATION_TEXTS,
  REINITIALISATION_TEXTS as TEXTS,
  validiteTexte,
} from '../../contents/reinitialisation-texts.ts'
import { AlerteNotice } from '../../features/formulaire/alerte-notice.tsx'
import { useReinitialisation } from '../../features/reinitialisation/use-reinitialisation.ts'
import type { RefObject } from 'react'
import { VALIDITE_HEURES } from '#domain/compte/mot-de-passe-temporaire'
import { useSite } from '../../app/site.ts'
import { Notice } from '../../components/notice.tsx'
import { PhoneLink } from '../../components/phone-link.tsx'
import { REINITIALISATION_DEMANDEE } from '#adapters/http/contract/routes/comptes'
import styles from './acces.module.css'

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

type SuiteReinitialisationProps = {
  readonly cible: RefObject<HTMLDivElement | null>
  readonly onRecommencer: () => void
}

/** The same answer for every address, and what to do next. */
const SuiteReinitialisation = ({ cible, onRecommencer }: SuiteReinitialisationProps) => (
  <div className={styles['news']}>
    <div ref={cible} tabIndex={-1}>
      <Notice kind="success" title={REINITIALISATION_DEMANDEE} live />
    </div>
    <h2>{TEXTS.suite}</h2>
    <ol className={styles['steps']}>
      {TEXTS.etapes.map((etape) => (
        <li key={etape}>{etape}</li>
      ))}
    </ol>
    <p>
      {validiteTexte(VALIDITE_HEURES)} {TEXTS.ancien}
    </p>
    <div className={styles['actions']}>
      <ButtonLink variant="primary" to="/login">
        {TEXTS.connexion}
      </ButtonLink>
      <Button variant="quiet" onClick={onRecommencer}>
        {TEXTS.autre}
      </Button>
    </div>
    <p>
      <strong>{TEXTS.rien}</strong> {TEXTS.rienTexte} <PhoneLink telephone={useSite().entreprise.telephone} />.
    </p>
  </div>
)
