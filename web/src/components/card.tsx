import type { ReactNode } from 'react'
import styles from './card.module.css'

type Props = { readonly title: string; readonly drawing?: ReactNode; readonly children: ReactNode }

/** One idea under a hairline, with its title. */
export const Card = ({ title, drawing, children }: Props) => (
  <section className={styles['card']}>
    {drawing}
    <h2 className={styles['title']}>{title}</h2>
    {children}
  </section>
)
