import { reasonOf } from '../../api/reason-of.ts'
import { ISSUE_TEXTS } from '../communs/reglements-texts.ts'
import type { Acte } from './use-acte.ts'
import styles from './facture.module.css'

type Props<A> = { readonly acte: Acte<A>; readonly fait: (fait: A) => string }

/** What became of a press, beside it. */
export const Issue = <A,>({ acte, fait }: Props<A>) => (
  <div aria-live="polite">
    {acte.fait === null ? null : <p>{fait(acte.fait)}</p>}
    {acte.echec === null ? null : (
      <p className={styles['failed']}>
        {ISSUE_TEXTS.echec} {reasonOf(acte.echec, ISSUE_TEXTS.reseau)}
      </p>
    )}
  </div>
)
