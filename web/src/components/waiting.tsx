import { useLate } from '../browser/use-late.ts'
import styles from './waiting.module.css'

type Props = {
  /** Said to screen readers once the wait is long enough to be noticed. */
  readonly text: string
  /** Of the shape of what comes. */
  readonly lines?: number
}

/**
 * Keeps the place of so many lines, of the heights of the style sheet, whether their shape is seen yet or not: what
 * stands below must not be pushed away. A long list keeps the whole screen.
 */
const roomFor = (lines: number): string => {
  if (lines === 1) return '1.6rem'
  return lines > 6 ? '100svh' : `calc(${lines} * 2.75rem + ${lines - 1} * var(--space-3))`
}

/** The shape of a list that is on its way, once the wait is long enough to be noticed. */
export const Waiting = ({ text, lines = 5 }: Props) => {
  const late = useLate()
  return (
    <div style={{ minHeight: roomFor(lines) }}>
      <output className="visually-hidden">{late ? text : ''}</output>
      {late ? (
        <div aria-hidden="true" className={styles['shape']}>
          {Array.from({ length: lines }, (_, line) => (
            <span key={line} />
          ))}
        </div>
      ) : null}
    </div>
  )
}
