import { jourEtHeure } from '../date-courte.ts'
import styles from './ligne.module.css'

/** An instant in a row: its day, and its hour where there is room. */
export const Instant = ({ le }: { readonly le: string }) => {
  const [jour, heure] = jourEtHeure(le)
  return (
    <>
      {jour}
      <span className={styles['least']}> à&nbsp;{heure}</span>
    </>
  )
}
