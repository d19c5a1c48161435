import { useLate } from '../../browser/use-late.ts'
import { ESPACE_TEXTS } from '../../contents/mon-espace-texts.ts'
import styles from './attente.module.css'

/** The shape of what comes, once the wait is long enough to be noticed. */
export const Attente = () => {
  const late = useLate()
  return (
    <div className={styles['wait']}>
      <output className="visually-hidden">{late ? ESPACE_TEXTS.attente : ''}</output>
      {late ? (
        <div aria-hidden="true" className={styles['shape']}>
          <span data-kind="figures" />
          <span data-kind="title" />
          <span />
          <span />
          <span data-kind="short" />
        </div>
      ) : null}
    </div>
  )
}
