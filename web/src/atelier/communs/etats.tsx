import type { ReactNode } from 'react'
import styles from './etats.module.css'

type Props = { readonly etats: readonly { readonly nom: string; readonly etat: ReactNode }[] }

/** What one wanted beside what somebody else recorded. */
export const Etats = ({ etats }: Props) => (
  <dl className={styles['states']}>
    {etats.map(({ nom, etat }) => (
      <div key={nom}>
        <dt>{nom}</dt>
        <dd>{etat}</dd>
      </div>
    ))}
  </dl>
)
