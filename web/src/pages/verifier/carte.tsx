import type { ReactNode } from 'react'
import { Sign } from '../../components/sign.tsx'
import styles from './verifier.module.css'

type Props = { readonly kind: 'success' | 'error'; readonly titre: string; readonly children: ReactNode }

/** The verdict by sign, word and colour. */
export const Carte = ({ kind, titre, children }: Props) => (
  <section className={styles['card']} data-kind={kind} aria-labelledby="verdict">
    <span className={styles['sign']}>
      <Sign kind={kind} />
    </span>
    <h2 id="verdict">{titre}</h2>
    {children}
  </section>
)
