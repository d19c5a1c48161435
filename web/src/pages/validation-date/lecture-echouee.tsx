import { reasonOf } from '../../api/reason-of.ts'
import type { CallFailure } from '../../api/reply.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { PROPOSITION_TEXTS } from '../../contents/proposition-texts.ts'
import { Carte } from './carte.tsx'
import styles from './validation-date.module.css'

type Props = { readonly echec: CallFailure; readonly onRelire: () => Promise<void> }

/** Why there is nothing to answer, and what to do. */
export const LectureEchouee = ({ echec, onRelire }: Props) =>
  echec._tag === 'Reseau' || echec.status >= 429 ? (
    <Carte kind="error" titre={PROPOSITION_TEXTS.reseauTitre}>
      <p role="alert">{reasonOf(echec, PROPOSITION_TEXTS.reseauTexte)}</p>
      <div className={styles['actions']}>
        <Button variant="primary" onClick={() => void onRelire()}>
          {PROPOSITION_TEXTS.reessayer}
        </Button>
      </div>
    </Carte>
  ) : (
    <Carte kind="warning" titre={PROPOSITION_TEXTS.lienTitre}>
      <p role="alert">{echec.message}</p>
      <div className={styles['actions']}>
        <ButtonLink to="/mes-prestations">{PROPOSITION_TEXTS.espace}</ButtonLink>
      </div>
    </Carte>
  )
