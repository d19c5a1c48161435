import { LISTE_TEXTS, trancheTexte } from '../contents/liste-texts.ts'
import { Button } from './button.tsx'
import styles from './pager.module.css'

type Props = {
  /** Rank of the first element on the screen, from 1. */
  readonly first: number
  /** How many are on the screen. */
  readonly shown: number
  readonly total: number
  /** There are more than that: the count stopped. */
  readonly capped?: boolean
  /** `null` when there is no such page. */
  readonly onPrevious: (() => void) | null
  readonly onNext: (() => void) | null
  readonly busy?: boolean
}

const Step = ({ text, onStep, busy }: { text: string; onStep: (() => void) | null; busy: boolean }) => (
  <Button busy={busy} disabled={onStep === null} onClick={() => onStep?.()}>
    {text}
  </Button>
)

/** Which part of a list is shown, said when it changes, and the way to the others. */
export const Pager = ({ first, shown, total, capped = false, onPrevious, onNext, busy = false }: Props) => (
  <nav className={styles['pager']} aria-label={LISTE_TEXTS.pages}>
    <output className={styles['part']}>{trancheTexte(first, first + shown - 1, total, capped)}</output>
    {onPrevious === null && onNext === null ? null : (
      <div className={styles['steps']}>
        <Step text={LISTE_TEXTS.precedent} onStep={onPrevious} busy={busy} />
        <Step text={LISTE_TEXTS.suivant} onStep={onNext} busy={busy} />
      </div>
    )}
  </nav>
)
