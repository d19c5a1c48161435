import type { ReactNode } from 'react'
import styles from './informations.module.css'

/** One part of the form under its title. */
export const Partie = ({ id, titre, children }: { id: string; titre: string; children: ReactNode }) => (
  <section className={styles['part']} aria-labelledby={id}>
    <h2 id={id} className={styles['partTitle']}>
      {titre}
    </h2>
    {children}
  </section>
)
