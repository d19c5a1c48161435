import type { RefObject } from 'react'
import { VALIDITE_HEURES } from '#domain/compte/mot-de-passe-temporaire'
import { useSite } from '../../app/site.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { PhoneLink } from '../../components/phone-link.tsx'
import { REINITIALISATION_TEXTS as TEXTS, validiteTexte } from '../../contents/reinitialisation-texts.ts'
import { REINITIALISATION_DEMANDEE } from '#adapters/http/contract/routes/comptes'
import styles from './acces.module.css'

type Props = { readonly cible: RefObject<HTMLDivElement | null>; readonly onRecommencer: () => void }

/** The same answer for every address, and what to do next. */
export const SuiteReinitialisation = ({ cible, onRecommencer }: Props) => (
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
