import { reasonOf } from '../../api/reason-of.ts'
import type { CallFailure } from '../../api/reply.ts'
import { ISSUE_TEXTS } from '../communs/reglements-texts.ts'
import styles from './facture.module.css'

/** Why a press changed nothing, beside it. */
export const Issue = ({ echec }: { readonly echec: CallFailure | null }) => (
  <div aria-live="polite">
    {echec === null ? null : (
      <p className={styles['failed']}>
        {ISSUE_TEXTS.echec} {reasonOf(echec, ISSUE_TEXTS.reseau)}
      </p>
    )}
  </div>
)
