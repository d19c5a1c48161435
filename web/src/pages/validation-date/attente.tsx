import { useLate } from '../../browser/use-late.ts'
import { PROPOSITION_TEXTS } from '../../contents/proposition-texts.ts'
import styles from './validation-date.module.css'

/** The page has its heading from the start; the wait is told once it is long enough to be noticed. */
export const Attente = () => (
  <div className={styles['wait']}>
    <h1 tabIndex={-1}>{PROPOSITION_TEXTS.titre}</h1>
    <output>{useLate() ? PROPOSITION_TEXTS.attente : ''}</output>
  </div>
)
