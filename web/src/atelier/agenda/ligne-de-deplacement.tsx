import { Button } from '../../components/button.tsx'
import styles from './agenda.module.css'
import { DEPLACEMENT_TEXTS } from './texts.ts'
import type { Deplacement } from './use-deplacement.ts'

/** What becomes of a date that was carried by keys, and why one that was let go has gone back. */
export const LigneDeDeplacement = ({ deplacement }: { readonly deplacement: Deplacement }) => {
  const { porte, phrase, refusee, suite, confirmer, renoncer } = deplacement
  return (
    <div className={styles['moved']} data-shown={phrase !== null || undefined}>
      <p aria-live="polite" data-failed={refusee || undefined}>
        {phrase}
      </p>
      {phrase === null ? null : (
        <div className={styles['actions']}>
          {suite === null ? null : (
            <Button variant="primary" onClick={confirmer}>
              {DEPLACEMENT_TEXTS[suite]}
            </Button>
          )}
          <Button onClick={renoncer}>{porte === null ? DEPLACEMENT_TEXTS.fermer : DEPLACEMENT_TEXTS.renoncer}</Button>
        </div>
      )}
    </div>
  )
}
