import { useLate } from '../browser/use-late.ts'
import styles from './waiting.module.css'

type Props = {
  /** Said to screen readers once the wait is long enough to be noticed. */
  readonly text: string
  /** Of the shape of what comes. */
  readonly lines?: number
}

/** How much of the screen is kept for so many lines: what stands below must not be pushed away when they come. */
const roomFor = (lines: number): string | undefined => {
  if (lines === 1) return 'line'
  if (lines <= 3) return 'short'
  return lines > 6 ? 'screen' : undefined
}

/** The shape of a list that is on its way, once the wait is long enough to be noticed. */
export const Waiting = ({ text, lines = 5 }: Props) => {
  const late = useLate()
  return (
    <div className={styles['wait']} data-room={roomFor(lines)}>
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
