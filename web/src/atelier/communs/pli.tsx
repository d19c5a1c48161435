import type { ReactNode } from 'react'
import styles from './dossier.module.css'

/** What is rarely read, folded: its line says what it holds. */
export const Pli = ({ titre, children }: { readonly titre: string; readonly children: ReactNode }) => (
  <details className={styles['fold']}>
    <summary>{titre}</summary>
    <div className={styles['form']}>{children}</div>
  </details>
)
