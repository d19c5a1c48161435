import { Facts } from '../../components/facts.tsx'
import { RETRACTATION_TEXTS as TEXTS } from '../../contents/retractation-texts.ts'
import type { SaisieRetractation } from '../../features/retractation/champs-retractation.ts'
import styles from './retractation.module.css'

/** The declaration as it is made. */
export const Recapitulatif = ({
  saisie: { nom, email, reference, motif },
}: {
  readonly saisie: SaisieRetractation
}) => (
  <>
    <blockquote className={styles['words']}>
      <p>{TEXTS.declaration}</p>
    </blockquote>
    <Facts
      className={styles['facts']}
      facts={[
        [TEXTS.reference, reference],
        [TEXTS.nom, nom],
        [TEXTS.email, email],
        [TEXTS.motif, motif.trim()],
      ]}
    />
  </>
)
