import { useLate } from '../browser/use-late.ts'
import styles from './waiting.module.css'

type Props = {
  /** Said to screen readers once the wait is long enough to be noticed. */
  readonly text: string
  /** Of the shape of what comes. */
  readonly lines?: number
}

/** The shape of a list that is on its way, once the wait is long enough to be noticed. */
export const Waiting = ({ text, lines = 5 }: Props) => {
  const late = useLate()
  return (
    <div className={styles['wait']}>
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
